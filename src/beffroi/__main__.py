"""`python -m beffroi` is the command `beffroi`."""

from beffroi.cli.main import main

if __name__ == "__main__":
    main()
