### Les mots de Bruges en français.
### Un nom porte les formes dont les phrases ont besoin : .the « le Prince », .of-the « du Prince », .in « dans la section
### gauche », .to « à Zoé », .for « pour prendre des ouvriers » ; une couleur : .m « bleu », .ms « bleus », .f « bleue »,
### .fs « bleues » ; ce que l’on compte : .one « personnage », .of « de personnages », .many « personnages ».

bruges-title = Bruges
bruges-summary = Engagez des personnages, construisez maisons et canaux, progressez à l’hôtel de ville et gardez-vous des menaces

## Personnages

bruges-card-fuerst = Prince
    .the = le Prince
    .of-the = du Prince
bruges-card-earl = Vicomte
    .the = le Vicomte
    .of-the = du Vicomte
bruges-card-koenig = Roi
    .the = le Roi
    .of-the = du Roi
bruges-card-koenigin = Reine
    .the = la Reine
    .of-the = de la Reine
bruges-card-herzog = Duc
    .the = le Duc
    .of-the = du Duc
bruges-card-herzogin = Duchesse
    .the = la Duchesse
    .of-the = de la Duchesse
bruges-card-graf = Comte
    .the = le Comte
    .of-the = du Comte
bruges-card-graefin = Comtesse
    .the = la Comtesse
    .of-the = de la Comtesse
bruges-card-baron = Baron
    .the = le Baron
    .of-the = du Baron
bruges-card-baronin = Baronne
    .the = la Baronne
    .of-the = de la Baronne
bruges-card-ritter = Chevalier
    .the = le Chevalier
    .of-the = du Chevalier
bruges-card-prinzessin = Princesse
    .the = la Princesse
    .of-the = de la Princesse
bruges-card-markgraf = Margrave
    .the = le Margrave
    .of-the = du Margrave
bruges-card-freiherr = Seigneur
    .the = le Seigneur
    .of-the = du Seigneur
bruges-card-edelfraeulein = Demoiselle
    .the = la Demoiselle
    .of-the = de la Demoiselle
bruges-card-buergermeister = Maire
    .the = le Maire
    .of-the = du Maire
bruges-card-schoeffe = Échevin
    .the = l’Échevin
    .of-the = de l’Échevin
bruges-card-notar = Notaire
    .the = le Notaire
    .of-the = du Notaire
bruges-card-richter = Juge
    .the = le Juge
    .of-the = du Juge
bruges-card-ratsherr = Conseiller
    .the = le Conseiller
    .of-the = du Conseiller
bruges-card-zoellner = Douanier
    .the = le Douanier
    .of-the = du Douanier
bruges-card-stadtkaemmerer = Trésorier
    .the = le Trésorier
    .of-the = du Trésorier
bruges-card-steuereintreiber = Percepteur
    .the = le Percepteur
    .of-the = du Percepteur
bruges-card-archivar = Archiviste
    .the = l’Archiviste
    .of-the = de l’Archiviste
bruges-card-stadtvogt = Bailli
    .the = le Bailli
    .of-the = du Bailli
bruges-card-advokat = Avocat
    .the = l’Avocat
    .of-the = de l’Avocat
bruges-card-kanzler = Chancelier
    .the = le Chancelier
    .of-the = du Chancelier
bruges-card-gesandter = Ambassadeur
    .the = l’Ambassadeur
    .of-the = de l’Ambassadeur
bruges-card-ausrufer = Crieur public
    .the = le Crieur public
    .of-the = du Crieur public
bruges-card-siegelbewahrer = Garde des Sceaux
    .the = le Garde des Sceaux
    .of-the = du Garde des Sceaux
bruges-card-akrobat = Acrobate
    .the = l’Acrobate
    .of-the = de l’Acrobate
bruges-card-gaukler = Bateleur
    .the = le Bateleur
    .of-the = du Bateleur
bruges-card-spielmann = Ménestrel
    .the = le Ménestrel
    .of-the = du Ménestrel
bruges-card-taenzerin = Danseuse
    .the = la Danseuse
    .of-the = de la Danseuse
bruges-card-feuerspucker = Cracheur de feu
    .the = le Cracheur de feu
    .of-the = du Cracheur de feu
bruges-card-seiltaenzer = Funambule
    .the = le Funambule
    .of-the = du Funambule
bruges-card-puppenspieler = Marionnettiste
    .the = le Marionnettiste
    .of-the = du Marionnettiste
bruges-card-zauberkuenstler = Prestidigitateur
    .the = le Prestidigitateur
    .of-the = du Prestidigitateur
bruges-card-wahrsagerin = Voyante
    .the = la Voyante
    .of-the = de la Voyante
bruges-card-schwertschlucker = Avaleur de sabres
    .the = l’Avaleur de sabres
    .of-the = de l’Avaleur de sabres
bruges-card-baerenfuehrer = Montreur d’ours
    .the = le Montreur d’ours
    .of-the = du Montreur d’ours
bruges-card-trommler = Tambour
    .the = le Tambour
    .of-the = du Tambour
bruges-card-floetist = Flûtiste
    .the = le Flûtiste
    .of-the = du Flûtiste
bruges-card-messerwerfer = Lanceur de couteaux
    .the = le Lanceur de couteaux
    .of-the = du Lanceur de couteaux
bruges-card-prinzipal = Chef de troupe
    .the = le Chef de troupe
    .of-the = du Chef de troupe
bruges-card-koehler = Charbonnier
    .the = le Charbonnier
    .of-the = du Charbonnier
bruges-card-maurer = Maçon
    .the = le Maçon
    .of-the = du Maçon
bruges-card-mueller = Meunier
    .the = le Meunier
    .of-the = du Meunier
bruges-card-schuhmacher = Cordonnier
    .the = le Cordonnier
    .of-the = du Cordonnier
bruges-card-winzer = Vigneron
    .the = le Vigneron
    .of-the = du Vigneron
bruges-card-sattler = Sellier
    .the = le Sellier
    .of-the = du Sellier
bruges-card-brunnenbauer = Puisatier
    .the = le Puisatier
    .of-the = du Puisatier
bruges-card-schmied = Forgeron
    .the = le Forgeron
    .of-the = du Forgeron
bruges-card-baecker = Boulanger
    .the = le Boulanger
    .of-the = du Boulanger
bruges-card-zimmermann = Charpentier
    .the = le Charpentier
    .of-the = du Charpentier
bruges-card-boettcher = Tonnelier
    .the = le Tonnelier
    .of-the = du Tonnelier
bruges-card-weber = Tisserand
    .the = le Tisserand
    .of-the = du Tisserand
bruges-card-steinmetz = Tailleur de pierre
    .the = le Tailleur de pierre
    .of-the = du Tailleur de pierre
bruges-card-zunftmeister = Maître de corporation
    .the = le Maître de corporation
    .of-the = du Maître de corporation
bruges-card-faerber = Teinturier
    .the = le Teinturier
    .of-the = du Teinturier
bruges-card-bischof = Évêque
    .the = l’Évêque
    .of-the = de l’Évêque
bruges-card-prediger = Prédicateur
    .the = le Prédicateur
    .of-the = du Prédicateur
bruges-card-nonne = Nonne
    .the = la Nonne
    .of-the = de la Nonne
bruges-card-inquisitor = Inquisiteur
    .the = l’Inquisiteur
    .of-the = de l’Inquisiteur
bruges-card-kardinal = Cardinal
    .the = le Cardinal
    .of-the = du Cardinal
bruges-card-priester = Prêtre
    .the = le Prêtre
    .of-the = du Prêtre
bruges-card-moench = Moine
    .the = le Moine
    .of-the = du Moine
bruges-card-abt = Abbé
    .the = l’Abbé
    .of-the = de l’Abbé
bruges-card-vikar = Vicaire
    .the = le Vicaire
    .of-the = du Vicaire
bruges-card-novize = Novice
    .the = le Novice
    .of-the = du Novice
bruges-card-pilger = Pèlerin
    .the = le Pèlerin
    .of-the = du Pèlerin
bruges-card-kuester = Sacristain
    .the = le Sacristain
    .of-the = du Sacristain
bruges-card-kaplan = Chapelain
    .the = le Chapelain
    .of-the = du Chapelain
bruges-card-dekan = Doyen
    .the = le Doyen
    .of-the = du Doyen
bruges-card-domherr = Chanoine
    .the = le Chanoine
    .of-the = du Chanoine
bruges-card-kerkermeister = Geôlier
    .the = le Geôlier
    .of-the = du Geôlier
bruges-card-tuermer = Guetteur
    .the = le Guetteur
    .of-the = du Guetteur
bruges-card-hauptmann = Capitaine
    .the = le Capitaine
    .of-the = du Capitaine
bruges-card-nachtwaechter = Veilleur de nuit
    .the = le Veilleur de nuit
    .of-the = du Veilleur de nuit
bruges-card-torwaechter = Gardien de la porte
    .the = le Gardien de la porte
    .of-the = du Gardien de la porte
bruges-card-feuerwaechter = Guetteur d’incendie
    .the = le Guetteur d’incendie
    .of-the = du Guetteur d’incendie
bruges-card-brueckenwaechter = Garde du pont
    .the = le Garde du pont
    .of-the = du Garde du pont
bruges-card-soeldner = Mercenaire
    .the = le Mercenaire
    .of-the = du Mercenaire
bruges-card-bogenschuetze = Archer
    .the = l’Archer
    .of-the = de l’Archer
bruges-card-hellebardier = Hallebardier
    .the = le Hallebardier
    .of-the = du Hallebardier
bruges-card-armbrustschuetze = Arbalétrier
    .the = l’Arbalétrier
    .of-the = de l’Arbalétrier
bruges-card-henker = Bourreau
    .the = le Bourreau
    .of-the = du Bourreau
bruges-card-buettel = Sergent de ville
    .the = le Sergent de ville
    .of-the = du Sergent de ville
bruges-card-pulvermacher = Poudrier
    .the = le Poudrier
    .of-the = du Poudrier
bruges-card-waffenmeister = Maître d’armes
    .the = le Maître d’armes
    .of-the = du Maître d’armes
bruges-card-alchemist = Alchimiste
    .the = l’Alchimiste
    .of-the = de l’Alchimiste
bruges-card-astronom = Astronome
    .the = l’Astronome
    .of-the = de l’Astronome
bruges-card-erfinder = Inventeur
    .the = l’Inventeur
    .of-the = de l’Inventeur
bruges-card-geograph = Géographe
    .the = le Géographe
    .of-the = du Géographe
bruges-card-architekt = Architecte
    .the = l’Architecte
    .of-the = de l’Architecte
bruges-card-arzt = Médecin
    .the = le Médecin
    .of-the = du Médecin
bruges-card-magister = Maître ès arts
    .the = le Maître ès arts
    .of-the = du Maître ès arts
bruges-card-philosoph = Philosophe
    .the = le Philosophe
    .of-the = du Philosophe
bruges-card-mathematiker = Mathématicien
    .the = le Mathématicien
    .of-the = du Mathématicien
bruges-card-student = Étudiant
    .the = l’Étudiant
    .of-the = de l’Étudiant
bruges-card-bibliothekar = Bibliothécaire
    .the = le Bibliothécaire
    .of-the = du Bibliothécaire
bruges-card-apotheker = Apothicaire
    .the = l’Apothicaire
    .of-the = de l’Apothicaire
bruges-card-kartograf = Cartographe
    .the = le Cartographe
    .of-the = du Cartographe
bruges-card-chirurg = Chirurgien
    .the = le Chirurgien
    .of-the = du Chirurgien
bruges-card-astrologe = Astrologue
    .the = l’Astrologue
    .of-the = de l’Astrologue
bruges-card-buchhalter = Comptable
    .the = le Comptable
    .of-the = du Comptable
bruges-card-geldverleiher = Prêteur sur gages
    .the = le Prêteur sur gages
    .of-the = du Prêteur sur gages
bruges-card-ladenmeister = Maître chargeur
    .the = le Maître chargeur
    .of-the = du Maître chargeur
bruges-card-bankier = Banquier
    .the = le Banquier
    .of-the = du Banquier
bruges-card-kaufmann = Marchand
    .the = le Marchand
    .of-the = du Marchand
bruges-card-tuchhaendler = Drapier
    .the = le Drapier
    .of-the = du Drapier
bruges-card-gewuerzhaendler = Épicier
    .the = l’Épicier
    .of-the = de l’Épicier
bruges-card-fischhaendler = Poissonnier
    .the = le Poissonnier
    .of-the = du Poissonnier
bruges-card-marktfrau = Marchande des halles
    .the = la Marchande des halles
    .of-the = de la Marchande des halles
bruges-card-geldwechsler = Changeur
    .the = le Changeur
    .of-the = du Changeur
bruges-card-juwelier = Joaillier
    .the = le Joaillier
    .of-the = du Joaillier
bruges-card-reeder = Armateur
    .the = l’Armateur
    .of-the = de l’Armateur
bruges-card-wirt = Aubergiste
    .the = l’Aubergiste
    .of-the = de l’Aubergiste
bruges-card-makler = Courtier
    .the = le Courtier
    .of-the = du Courtier
bruges-card-pferdehaendler = Maquignon
    .the = le Maquignon
    .of-the = du Maquignon
bruges-card-bote = Messager
    .the = le Messager
    .of-the = du Messager
bruges-card-herold = Héraut
    .the = le Héraut
    .of-the = du Héraut
bruges-card-kutscher = Cocher
    .the = le Cocher
    .of-the = du Cocher
bruges-card-schreiber = Scribe
    .the = le Scribe
    .of-the = du Scribe
bruges-card-stallbursche = Palefrenier
    .the = le Palefrenier
    .of-the = du Palefrenier
bruges-card-knecht = Valet
    .the = le Valet
    .of-the = du Valet
bruges-card-mundschenk = Échanson
    .the = l’Échanson
    .of-the = de l’Échanson
bruges-card-hofnarr = Bouffon
    .the = le Bouffon
    .of-the = du Bouffon
bruges-card-kammerdiener = Valet de chambre
    .the = le Valet de chambre
    .of-the = du Valet de chambre
bruges-card-koch = Cuisinier
    .the = le Cuisinier
    .of-the = du Cuisinier
bruges-card-gaertner = Jardinier
    .the = le Jardinier
    .of-the = du Jardinier
bruges-card-falkner = Fauconnier
    .the = le Fauconnier
    .of-the = du Fauconnier
bruges-card-hofmarschall = Maréchal de la cour
    .the = le Maréchal de la cour
    .of-the = du Maréchal de la cour
bruges-card-zofe = Dame de compagnie
    .the = la Dame de compagnie
    .of-the = de la Dame de compagnie
bruges-card-schatzmeister = Argentier
    .the = l’Argentier
    .of-the = de l’Argentier
bruges-card-graveur = Graveur
    .the = le Graveur
    .of-the = du Graveur
bruges-card-stuckateur = Ornemaniste
    .the = l’Ornemaniste
    .of-the = de l’Ornemaniste
bruges-card-maler = Peintre
    .the = le Peintre
    .of-the = du Peintre
bruges-card-bildhauer = Sculpteur
    .the = le Sculpteur
    .of-the = du Sculpteur
bruges-card-dichter = Poète
    .the = le Poète
    .of-the = du Poète
bruges-card-komponist = Compositeur
    .the = le Compositeur
    .of-the = du Compositeur
bruges-card-goldschmied = Orfèvre
    .the = l’Orfèvre
    .of-the = de l’Orfèvre
bruges-card-glasmaler = Peintre verrier
    .the = le Peintre verrier
    .of-the = du Peintre verrier
bruges-card-buchmaler = Enlumineur
    .the = l’Enlumineur
    .of-the = de l’Enlumineur
bruges-card-lautenspieler = Luthiste
    .the = le Luthiste
    .of-the = du Luthiste
bruges-card-saenger = Chanteur
    .the = le Chanteur
    .of-the = du Chanteur
bruges-card-holzschnitzer = Sculpteur sur bois
    .the = le Sculpteur sur bois
    .of-the = du Sculpteur sur bois
bruges-card-bildwirker = Tapissier
    .the = le Tapissier
    .of-the = du Tapissier
bruges-card-schriftsteller = Écrivain
    .the = l’Écrivain
    .of-the = de l’Écrivain
bruges-card-maezen = Mécène
    .the = le Mécène
    .of-the = du Mécène
bruges-card-bettler = Mendiant
    .the = le Mendiant
    .of-the = du Mendiant
bruges-card-dieb = Voleur
    .the = le Voleur
    .of-the = du Voleur
bruges-card-unruhestifter = Fauteur de troubles
    .the = le Fauteur de troubles
    .of-the = du Fauteur de troubles
bruges-card-hehler = Receleur
    .the = le Receleur
    .of-the = du Receleur
bruges-card-schmuggler = Contrebandier
    .the = le Contrebandier
    .of-the = du Contrebandier
bruges-card-falschspieler = Tricheur
    .the = le Tricheur
    .of-the = du Tricheur
bruges-card-taschendieb = Coupe-bourse
    .the = le Coupe-bourse
    .of-the = du Coupe-bourse
bruges-card-raeuber = Brigand
    .the = le Brigand
    .of-the = du Brigand
bruges-card-wegelagerer = Bandit de grand chemin
    .the = le Bandit de grand chemin
    .of-the = du Bandit de grand chemin
bruges-card-falschmuenzer = Faux-monnayeur
    .the = le Faux-monnayeur
    .of-the = du Faux-monnayeur
bruges-card-spion = Espion
    .the = l’Espion
    .of-the = de l’Espion
bruges-card-landstreicher = Vagabond
    .the = le Vagabond
    .of-the = du Vagabond
bruges-card-bandenfuehrer = Chef de bande
    .the = le Chef de bande
    .of-the = du Chef de bande
bruges-card-giftmischerin = Empoisonneuse
    .the = l’Empoisonneuse
    .of-the = de l’Empoisonneuse
bruges-card-totengraeber = Fossoyeur
    .the = le Fossoyeur
    .of-the = du Fossoyeur
bruges-card-other = { $title }
    .the = le personnage { $title }
    .of-the = du personnage { $title }

## Groupes et couleurs

bruges-group-nobility = Noblesse
bruges-group-administrator = Administrateur
bruges-group-entertainer = Saltimbanque
bruges-group-craftsman = Artisan
bruges-group-church = Église
bruges-group-guard = Garde
bruges-group-scholar = Érudit
bruges-group-merchant = Commerçant
bruges-group-court = Cour du Roi
bruges-group-artist = Artiste
bruges-group-underworld = Bas-Fonds

bruges-color-blue = bleu
    .m = bleu
    .ms = bleus
    .f = bleue
    .fs = bleues
    .short = bl
    .letter = B
bruges-color-brown = brun
    .m = brun
    .ms = bruns
    .f = brune
    .fs = brunes
    .short = br
    .letter = N
bruges-color-yellow = jaune
    .m = jaune
    .ms = jaunes
    .f = jaune
    .fs = jaunes
    .short = ja
    .letter = J
bruges-color-red = rouge
    .m = rouge
    .ms = rouges
    .f = rouge
    .fs = rouges
    .short = ro
    .letter = R
bruges-color-purple = violet
    .m = violet
    .ms = violets
    .f = violette
    .fs = violettes
    .short = vi
    .letter = V
bruges-color-any = au choix
bruges-color-event = de cette couleur

## Préjudices, pioches, sections, maisons, joueurs

bruges-threat-flood = Inondations
    .the = les Inondations
bruges-threat-plague = Peste
    .the = la Peste
bruges-threat-raid = Agression
    .the = l’Agression
bruges-threat-fire = Incendie
    .the = l’Incendie
bruges-threat-intrigue = Intrigue
    .the = l’Intrigue
bruges-threat-any = au choix
    .the = au choix
bruges-threat-event = de cette couleur
    .the = de cette couleur

bruges-pile-a = pioche A
    .of-the = de la pioche A
    .short = A
bruges-pile-b = pioche B
    .of-the = de la pioche B
    .short = B

bruges-section-left = section gauche
    .in = dans la section gauche
    .of-the = de la section gauche
bruges-section-right = section droite
    .in = dans la section droite
    .of-the = de la section droite

bruges-house-number = maison { $number }
    .the = la maison { $number }
    .in = dans la maison { $number }

# Un joueur : son nom, son numéro s’il n’en a pas, celui qui lit
bruges-seat-player = { $player }
    .to = à { $player }
bruges-seat-seat = joueur { $number }
    .to = au joueur { $number }
bruges-seat-own = vous
    .to = à vous

## Les six actions

bruges-use-workers = ouvriers
    .do = prendre des ouvriers
    .for = pour prendre des ouvriers
bruges-use-florins = florins
    .do = prendre des florins
    .for = pour prendre des florins
bruges-use-threat = menace
    .do = retirer une menace
    .for = pour retirer une menace
bruges-use-canal = canal
    .do = construire un canal
    .for = pour construire un canal
bruges-use-house = maison
    .do = construire une maison
    .for = pour construire une maison
bruges-use-character = personnage
    .do = poser le personnage
    .for = pour poser le personnage

## Majorités et phases

bruges-field-progress = Progrès
    .short = Pr
bruges-field-characters = Personnage
    .short = Pe
bruges-field-canal = Canal
    .short = Ca

bruges-phase-setup = mise en place
bruges-phase-draw = phase 1, pioche
bruges-phase-dice = phase 2, dés
bruges-phase-threats = phase 2, menaces
bruges-phase-progress = phase 2, progression
bruges-phase-play = phase 3, cartes
bruges-phase-majorities = phase 4, majorités
bruges-phase-over = fin de la partie

## Choix offerts à une place

bruges-action-end-turn = Finir votre tour
bruges-action-stop = S’arrêter là
bruges-action-advance = Payer et avancer d’un niveau
bruges-action-stay = Ne pas avancer
bruges-action-again = L’appliquer encore
bruges-action-enough = Une fois suffit
bruges-action-keep = Garder vos marqueurs Menace
bruges-action-draw = Prendre la carte du dessus { $pile-of-the }
bruges-action-suffer = Subir { $threat-the }
bruges-action-return = Retirer un marqueur Menace { $color-m }
bruges-action-take = Prendre un ouvrier { $color-m }
bruges-action-hand-in = Rendre un ouvrier { $color-m }
bruges-action-give = Donner un ouvrier { $color-m }
bruges-action-pay = Payer un ouvrier { $color-m }
bruges-action-section = Construire { $section-in }
bruges-action-lose-tile = Perdre la dernière tuile { $section-of-the }
bruges-action-burn-tile = Perdre la dernière tuile { $section-of-the }
bruges-action-burn-house = Perdre { $house-the }
bruges-action-into = Poser le personnage { $house-in }
bruges-action-lend = Donner { $seat-to }
bruges-action-pick-color = Jouer une carte { $color-f }
bruges-action-activate = Activer { $card-the }
bruges-action-bury = Défausser { $card-the }
bruges-action-lay = Poser { $card-the } comme maison
bruges-action-put-down = Défausser { $card-the }
bruges-action-play = Jouer { $card-the } { $use-for }

## Ce que l’on demande à une place

bruges-prompt-Draw = Piochez une carte ; vous verrez vos nouvelles cartes quand vous aurez fini
bruges-prompt-ChooseDisaster = Plusieurs préjudices vous frappent : choisissez le prochain
bruges-prompt-Bury = La Peste : choisissez le personnage qui va à la défausse
bruges-prompt-Burn = L’Incendie : choisissez la maison ou la tuile Canal à perdre
bruges-prompt-BuyProgress = Voulez-vous payer pour avancer d’un niveau sur la piste de progrès ?
bruges-prompt-Turn = Jouez une carte pour l’une des six actions ; avant et après, activez des personnages
bruges-prompt-PlayCard = Jouez une carte pour l’une des six actions
bruges-prompt-PlayColor = Choisissez la couleur de la carte à jouer
bruges-prompt-Section = Choisissez la section où vous construisez
bruges-prompt-PayWorker = Choisissez l’ouvrier à payer pour la maison
bruges-prompt-Into = Choisissez la maison où va le personnage
bruges-prompt-Take = Choisissez la couleur de l’ouvrier à prendre
bruges-prompt-HandIn = Rendez les ouvriers que vous échangez, l’un après l’autre
bruges-prompt-Give = Choisissez l’ouvrier à donner
bruges-prompt-Lend = Choisissez à qui vous donnez vos florins
bruges-prompt-Discard = Retirez des marqueurs Menace, l’un après l’autre
bruges-prompt-ReturnOne = Vous pouvez retirer un marqueur Menace
bruges-prompt-Lay = Choisissez la carte de votre main qui devient une maison
bruges-prompt-PutDown = Choisissez une carte de votre main à défausser
bruges-prompt-LoseTile = Choisissez la section qui perd sa dernière tuile
bruges-prompt-FlashAgain = Voulez-vous appliquer cet éclair une seconde fois ?

## Ce qui s’est passé ; .own parle au joueur concerné

bruges-told-round = Manche { $number }
bruges-told-drew = { $player } pioche une carte { $color-f } ({ $pile })
    .own = Vous piochez une carte { $color-f } ({ $pile })
bruges-told-looked = { $number ->
    [one] { $player } regarde sa nouvelle carte
   *[other] { $player } regarde ses { $number } nouvelles cartes
}
    .own = { $number ->
        [one] Vous regardez votre nouvelle carte
       *[other] Vous regardez vos { $number } nouvelles cartes
    }
bruges-told-reserve = La pile supplémentaire devient la { $pile }
bruges-told-last-round = La manche { $number } sera la dernière
bruges-told-split = L’autre pioche est partagée en deux ; nouvelle { $pile }
bruges-told-rolled = Le dé { $color-m } montre { $number }
bruges-told-threatened = { $player } reçoit un marqueur Menace { $color-m }
    .own = Vous recevez un marqueur Menace { $color-m }
bruges-told-disaster = { $player } subit { $threat-the }
    .own = Vous subissez { $threat-the }
bruges-told-calmed = { $number ->
    [one] { $player } retire { $number } marqueur Menace { $color-m } sans marquer de point
   *[other] { $player } retire { $number } marqueurs Menace { $color-ms } sans marquer de point
}
    .own = { $number ->
        [one] Vous retirez { $number } marqueur Menace { $color-m } sans marquer de point
       *[other] Vous retirez { $number } marqueurs Menace { $color-ms } sans marquer de point
    }
bruges-told-lost-workers = { $number ->
    [0] { $player } n’a pas d’ouvrier à perdre
    [one] { $player } perd { $number } ouvrier
   *[other] { $player } perd { $number } ouvriers
}
    .own = { $number ->
        [0] Vous n’avez pas d’ouvrier à perdre
        [one] Vous perdez { $number } ouvrier
       *[other] Vous perdez { $number } ouvriers
    }
bruges-told-lost-florins = { $number ->
    [0] { $player } n’a pas de florin à perdre
    [one] { $player } perd { $number } florin
   *[other] { $player } perd { $number } florins
}
    .own = { $number ->
        [0] Vous n’avez pas de florin à perdre
        [one] Vous perdez { $number } florin
       *[other] Vous perdez { $number } florins
    }
bruges-told-lost-points = { $number ->
    [0] { $player } n’a pas de point à perdre
    [one] { $player } perd { $number } point
   *[other] { $player } perd { $number } points
}
    .own = { $number ->
        [0] Vous n’avez pas de point à perdre
        [one] Vous perdez { $number } point
       *[other] Vous perdez { $number } points
    }
bruges-told-lost-character = { $player } défausse { $card-the }
    .own = Vous défaussez { $card-the }
bruges-told-lost-house = { $player } perd une maison ; la carte était { $card-the }
    .own = Vous perdez une maison ; la carte était { $card-the }
bruges-told-lost-tile = { $player } perd la dernière tuile { $section-of-the }
    .own = Vous perdez la dernière tuile { $section-of-the }
bruges-told-went-back = { $player } reprend { $card-the } en main
    .own = Vous reprenez { $card-the } en main
bruges-told-advanced = { $player } avance au niveau { $number } de la piste de progrès
    .own = Vous avancez au niveau { $number } de la piste de progrès
bruges-told-paid = { $number ->
    [one] { $player } paie { $number } florin
   *[other] { $player } paie { $number } florins
}
    .own = { $number ->
        [one] Vous payez { $number } florin
       *[other] Vous payez { $number } florins
    }
bruges-told-played = { $player } joue { $card-the } { $use-for }
    .own = Vous jouez { $card-the } { $use-for }
bruges-told-laid = { $player } pose une carte { $color-f } comme maison
    .own = Vous posez { $card-the } comme maison { $color-f }
bruges-told-workers = { $number ->
    [one] { $player } prend { $number } ouvrier { $color-m }
   *[other] { $player } prend { $number } ouvriers { $color-ms }
}
    .own = { $number ->
        [one] Vous prenez { $number } ouvrier { $color-m }
       *[other] Vous prenez { $number } ouvriers { $color-ms }
    }
bruges-told-florins = { $number ->
    [one] { $player } prend { $number } florin
   *[other] { $player } prend { $number } florins
}
    .own = { $number ->
        [one] Vous prenez { $number } florin
       *[other] Vous prenez { $number } florins
    }
bruges-told-points = { $number ->
    [one] { $player } marque { $number } point
   *[other] { $player } marque { $number } points
}
    .own = { $number ->
        [one] Vous marquez { $number } point
       *[other] Vous marquez { $number } points
    }
bruges-told-returned = { $player } retire un marqueur Menace { $color-m }
    .own = Vous retirez un marqueur Menace { $color-m }
bruges-told-built = { $player } construit la case { $number } { $section-of-the }
    .own = Vous construisez la case { $number } { $section-of-the }
bruges-told-statue = { $player } prend la statue { $number }
    .own = Vous prenez la statue { $number }
bruges-told-placed = { $player } pose { $card-the } { $house-in }
    .own = Vous posez { $card-the } { $house-in }
bruges-told-activated = { $player } active { $card-the }
    .own = Vous activez { $card-the }
bruges-told-flashed = { $player } applique l’éclair { $card-of-the }
    .own = Vous appliquez l’éclair { $card-of-the }
bruges-told-reacted = { $player } profite de l’avantage { $card-of-the }
    .own = Vous profitez de l’avantage { $card-of-the }
bruges-told-spent-worker = { $player } paie un ouvrier { $color-m }
    .own = Vous payez un ouvrier { $color-m }
bruges-told-handed-in = { $player } rend un ouvrier { $color-m }
    .own = Vous rendez un ouvrier { $color-m }
bruges-told-gave-workers = { $number ->
    [one] { $player } donne { $number } ouvrier { $color-m } { $receiver-to }
   *[other] { $player } donne { $number } ouvriers { $color-ms } { $receiver-to }
}
    .own = { $number ->
        [one] Vous donnez { $number } ouvrier { $color-m } { $receiver-to }
       *[other] Vous donnez { $number } ouvriers { $color-ms } { $receiver-to }
    }
bruges-told-gave-florins = { $number ->
    [one] { $player } donne { $number } florin { $receiver-to }
   *[other] { $player } donne { $number } florins { $receiver-to }
}
    .own = { $number ->
        [one] Vous donnez { $number } florin { $receiver-to }
       *[other] Vous donnez { $number } florins { $receiver-to }
    }
bruges-told-majority = { $player } retourne le marqueur Majorité « { $field } » du côté coloré
    .own = Vous retournez le marqueur Majorité « { $field } » du côté coloré
bruges-told-first = Le blason passe à { $player }
    .own = Vous recevez le blason de premier joueur
bruges-told-put-down = { $player } défausse { $card-the }
    .own = Vous défaussez { $card-the }
bruges-told-over = La partie est finie

## Réglages d’une table

bruges-option-first = Premier joueur
    .help = Qui commence : une place de la table, ou le hasard
bruges-option-first-random = au hasard
bruges-option-first-0 = place 1
bruges-option-first-1 = place 2
bruges-option-first-2 = place 3
bruges-option-first-3 = place 4

## Lignes du décompte

bruges-score-track = Piste de score
bruges-score-characters = Personnages
bruges-score-houses = Maisons
bruges-score-laurels = Lauriers
bruges-score-majorities = Majorités
bruges-score-canals = Canaux et statues
bruges-score-progress = Progrès
bruges-tiebreak-florins = florins
    .by = grâce aux florins

## Ce qui est imprimé sur une carte : .about la décrit en une ligne, .doubt dit ce qui est reconstitué

bruges-activation-flash = éclair
bruges-activation-worker = ouvrier
bruges-activation-infinity = infini
bruges-activation-laurel = laurier
bruges-part-all = toute la carte
bruges-part-color = couleur
bruges-part-price = prix
bruges-part-group = groupe
bruges-part-activation = activation
bruges-part-worker_color = ouvrier
bruges-part-effect = avantage

bruges-face = { $activation-id ->
    [laurel] fin de partie : { $text }
    [infinity] { $infinity_type ->
        [1] une fois par manche : { $text }
       *[other] { $text }
    }
   *[other] { $text }
}
    .about = { $group } · { $color } · { $price ->
        [one] { $price } florin
       *[other] { $price } florins
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $activation-id ->
        [worker] ouvrier { $worker_color-m }
       *[other] { $activation }
    }
    .short = { $group } · { $activation-id ->
        [worker] ouvrier { $worker_color-m }
       *[other] { $activation }
    }
    .doubt = reconstitué : { $parts }

## Ce que font les cartes : les textes se composent de ces phrases

bruges-resource-points = points
    .one = point
    .many = points
bruges-resource-florins = florins
    .one = florin
    .many = florins
bruges-resource-workers = ouvriers
    .one = ouvrier
    .many = ouvriers

bruges-per-workers = ouvriers
    .one = ouvrier de votre réserve
    .of = d’ouvriers de votre réserve
    .many = ouvriers de votre réserve
bruges-per-florins = florins
    .one = florin de votre réserve
    .of = de florins de votre réserve
    .many = florins de votre réserve
bruges-per-houses = maisons
    .one = maison
    .of = de maisons
    .many = maisons
bruges-per-houses_color = maisons d’une couleur
    .one = maison
    .of = de maisons
    .many = maisons
bruges-per-distinct_house_colors = couleurs de maison
    .one = couleur de maison différente
    .of = de couleurs de maison différentes
    .many = couleurs de maison différentes
bruges-per-all_house_colors = toutes les couleurs de maison
    .one = série de maisons de toutes les couleurs
    .of = de séries de maisons de toutes les couleurs
    .many = séries de maisons de toutes les couleurs
bruges-per-persons = personnages
    .one = personnage
    .of = de personnages
    .many = personnages
bruges-per-persons_group = personnages d’un groupe
    .one = personnage
    .of = de personnages
    .many = personnages
bruges-per-distinct_groups = groupes
    .one = groupe différent parmi vos personnages
    .of = de groupes différents parmi vos personnages
    .many = groupes différents parmi vos personnages
bruges-per-canal_tiles = tuiles Canal
    .one = tuile Canal
    .of = de tuiles Canal
    .many = tuiles Canal
bruges-per-complete_sections = sections complètes
    .one = section de canal complète
    .of = de sections de canal complètes
    .many = sections de canal complètes
bruges-per-statues = tuiles Statue
    .one = tuile Statue
    .of = de tuiles Statue
    .many = tuiles Statue
bruges-per-third_spaces_and_statues = troisièmes cases et tuiles Statue
    .one = troisième case de canal construite et par tuile Statue
    .of = de troisièmes cases de canal construites ou de tuiles Statue
    .many = troisièmes cases de canal construites ou tuiles Statue
bruges-per-progress_level = niveaux de progrès
    .one = niveau de progrès
    .of = de niveaux de progrès
    .many = niveaux de progrès
bruges-per-majority_markers = marqueurs Majorité
    .one = marqueur Majorité coloré
    .of = de marqueurs Majorité colorés
    .many = marqueurs Majorité colorés

# .action : seulement par l’une des six actions ; .any : de toute manière ; .color : la couleur dont il s’agit
bruges-event-take_workers = ouvriers
    .action = à chaque action « Prendre des ouvriers »
    .any = chaque fois que vous prenez des ouvriers
    .color = de la couleur de la carte
bruges-event-take_florins = florins
    .action = à chaque action « Prendre des florins »
    .any = chaque fois que vous prenez des florins
    .color = de la couleur de la carte
bruges-event-discard_threat = menaces
    .action = à chaque action « Retirer une menace »
    .any = chaque fois que vous retirez un marqueur Menace
    .color = de la couleur de la carte
bruges-event-build_canal = canaux
    .action = à chaque action « Construire un canal »
    .any = à chaque tuile Canal que vous construisez
    .color = de la couleur de la case
bruges-event-build_house = maisons
    .action = à chaque action « Construire une maison »
    .any = à chaque maison que vous construisez
    .color = de la couleur de la maison
bruges-event-place_person = personnages
    .action = à chaque action « Poser un personnage », pour un autre que celui-ci
    .any = à chaque autre personnage que vous posez
    .color = de la couleur de ce personnage
bruges-event-advance_progress = progrès
    .action = à chaque niveau que vous gagnez sur la piste de progrès
    .any = à chaque niveau que vous gagnez sur la piste de progrès
    .color = au choix
bruges-scope-action = par une action
bruges-scope-any = de toute manière
bruges-target-canal = canal
bruges-target-progress = progression
bruges-target-person = personnage
bruges-target-house = maison
bruges-cost-double = double
bruges-cost-free = gratuit
bruges-worker-none = aucun ouvrier
bruges-worker-any = ouvrier au choix
bruges-count-persons = vos personnages

bruges-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bruges-effect-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
bruges-effect-workers = { $workers ->
    [one] { $workers } ouvrier { $worker_color-id ->
        [any] au choix
        [event] { $event-color }
       *[other] { $worker_color-m }
    }
   *[other] { $workers } ouvriers { $worker_color-id ->
        [any] au choix
        [event] { $event-color }
       *[other] { $worker_color-ms }
    }
}
bruges-effect-things = { $points ->
    [0] { $florins ->
        [0] { bruges-effect-workers }
       *[other] { bruges-effect-florins }{ $workers ->
            [0] {""}
           *[other] {" "}+ { bruges-effect-workers }
        }
    }
   *[other] { bruges-effect-points }{ $florins ->
        [0] {""}
       *[other] {" "}+ { bruges-effect-florins }
    }{ $workers ->
        [0] {""}
       *[other] {" "}+ { bruges-effect-workers }
    }
}
bruges-effect-cards = { $cards ->
    [one] piochez { $cards } carte
   *[other] piochez { $cards } cartes
}
bruges-effect-plain = { $points ->
    [0] { $florins ->
        [0] { $workers ->
            [0] { bruges-effect-cards }
           *[other] { bruges-effect-all }
        }
       *[other] { bruges-effect-all }
    }
   *[other] { bruges-effect-all }
}
bruges-effect-gain = { $die-id ->
    [0] { bruges-effect-plain }
   *[other] { bruges-effect-plain } si le dé { $die-m } montre { bruges-effect-faces }
}
bruges-effect-faces = { $or_face ->
    [0] { $face }
   *[other] { $face } ou { $or_face }
}
bruges-effect-all = { $cards ->
    [0] gagnez { bruges-effect-things }
   *[other] gagnez { bruges-effect-things } et { bruges-effect-cards }
}
bruges-effect-gain_per = { $activation-id ->
    [laurel] {""}
   *[other] gagnez{" "}
}{ $amount } { $amount ->
    [one] { $resource-one }
   *[other] { $resource-many }
} { $per-id ->
    [all_house_colors] si vous avez au moins une maison de chaque couleur
   *[other] { $per_n ->
        [0] par { $per-one }{ bruges-effect-which }
        [1] par { $per-one }{ bruges-effect-which }
        [2] par paire { $per-of }{ bruges-effect-which-many }
       *[other] par lot de { $per_n } { $per-many }{ bruges-effect-which-many }
    }
}
bruges-effect-which = { $per-id ->
    [houses_color] {" "}{ $color-f }
    [persons_group] {" "}du groupe { $group }
   *[other] {""}
}
bruges-effect-which-many = { $per-id ->
    [houses_color] {" "}{ $color-fs }
    [persons_group] {" "}du groupe { $group }
   *[other] {""}
}
bruges-effect-take_from_opponents = chaque adversaire vous donne { $amount } { $amount ->
    [one] { $resource-one }
   *[other] { $resource-many }
}{ $resource-id ->
    [workers] {" "}de son choix
   *[other] {""}
}
bruges-effect-give_opponents = { $florins ->
    [one] donnez { $florins } florin à chaque adversaire
   *[other] donnez { $florins } florins à chaque adversaire
} ; { $points_per_florin ->
    [one] { $points_per_florin } point par florin donné
   *[other] { $points_per_florin } points par florin donné
}
bruges-effect-discard_threats = retirez { $count-id ->
    [persons] autant de marqueurs Menace { bruges-effect-marker-many } que vous avez de personnages
   *[other] { $count ->
        [1] 1 marqueur Menace { bruges-effect-marker-one }
       *[other] { $count } marqueurs Menace { bruges-effect-marker-many }
    }
}{ $each ->
    [0] {""}
   *[other] {" "}({ $each } { $each ->
        [one] point
       *[other] points
    }{ $count ->
        [1] {""}
       *[other] {" "}chacun
    })
}
bruges-effect-marker-one = { $color-id ->
    [any] au choix
   *[other] { $color-m }
}
bruges-effect-marker-many = { $color-id ->
    [any] au choix
   *[other] { $color-ms }
}
bruges-effect-sift = { $draw ->
    [one] piochez { $draw } carte
   *[other] piochez { $draw } cartes
}, puis { $discard ->
    [one] défaussez { $discard } carte de votre main
   *[other] défaussez { $discard } cartes de votre main
}
bruges-effect-opponents_lose_canal = { $count ->
    [one] chaque adversaire perd la tuile Canal du bout d’une section de son choix
   *[other] chaque adversaire perd { $count } tuiles Canal, au bout de sections de son choix
}
bruges-effect-build_canal = construisez 1 tuile Canal sans carte, { $cost-id ->
    [double] au double de son prix
   *[other] sans rien payer
}
bruges-effect-build_house = posez 1 carte de votre main comme maison, { $worker-id ->
    [none] sans payer d’ouvrier
   *[other] avec un ouvrier au choix
}
bruges-effect-play_extra_card = jouez 1 carte de plus de votre main pour l’une des six actions
bruges-effect-exchange_workers = { $max ->
    [0] échangez autant d’ouvriers que vous voulez
    [1] échangez 1 ouvrier
   *[other] échangez jusqu’à { $max } ouvriers
}
bruges-effect-advance_progress = avancez { $levels ->
    [1] d’un niveau
   *[other] de { $levels } niveaux
} sur la piste de progrès{ $cost ->
    [0] , gratuitement
    [one] {" "}pour { $cost } florin
   *[other] {" "}pour { $cost } florins
}
bruges-effect-on_event = { $scope-id ->
    [action] { $event-action }
   *[other] { $event-any }
} : { $threat-id ->
    [any] vous pouvez retirer 1 marqueur Menace au choix{ bruges-effect-each }
    [event] vous pouvez retirer 1 marqueur Menace { $event-color }{ bruges-effect-each }
   *[other] { bruges-effect-plain }
}
bruges-effect-each = { $each ->
    [0] {""}
    [one] {" "}({ $each } point)
   *[other] {" "}({ $each } points)
}
bruges-effect-cost_modifier = { $target-id ->
    [canal] { $less ->
        [0] { $more ->
            [0] vos tuiles Canal vous coûtent { $florins_set ->
                [0] 0 florin, même au double du prix
                [one] { $florins_set } florin
               *[other] { $florins_set } florins
            }
           *[other] vos tuiles Canal vous coûtent { bruges-effect-change }
        }
       *[other] vos tuiles Canal vous coûtent { bruges-effect-change }
    }
    [progress] la progression au prix des dés vous coûte { bruges-effect-change }
    [house] vous pouvez payer un ouvrier de n’importe quelle couleur pour une maison
   *[person] vos { $group-id ->
        [0] personnages
       *[other] personnages du groupe { $group }
    } vous coûtent { bruges-effect-change }
}
bruges-effect-change = { $less ->
    [0] { $more ->
        [one] { $more } florin de plus
       *[other] { $more } florins de plus
    }
    [one] { $less } florin de moins
   *[other] { $less } florins de moins
}
bruges-effect-hand_limit = en phase 1, vous pouvez compléter votre main à { $value } cartes
bruges-effect-double_flash = l’éclair des personnages que vous poserez ensuite peut agir deux fois de suite
bruges-effect-progress_without_dice = { $cost ->
    [one] en phase 2, si les dés ne donnent pas de prix, vous pouvez avancer d’un niveau pour { $cost } florin
   *[other] en phase 2, si les dés ne donnent pas de prix, vous pouvez avancer d’un niveau pour { $cost } florins
}
bruges-effect-majority_on_tie = une égalité à la première place suffit pour retourner vos marqueurs Majorité

## Ce que font les préjudices

bruges-happening-lose_workers = vous perdez tous vos ouvriers
bruges-happening-lose_character = vous défaussez un de vos personnages, à votre choix
bruges-happening-lose_florins = vous perdez tous vos florins
bruges-happening-lose_house_or_canal = vous perdez une maison ou une tuile Canal, à votre choix
bruges-happening-lose_points = { $points ->
    [one] vous perdez { $points } point
   *[other] vous perdez { $points } points
}

## Le terminal

cli-command-cards = cartes
    .does = toutes les cartes, ou celles qui contiennent des mots : cartes éclair florins
cli-command-canals = canaux
    .does = les canaux de tous, avec les couleurs et les coûts
cli-bruges-group-play = Jouer une carte :
bruges-board-round = manche { $number }, { $phase }
bruges-board-turn = tour { $number } sur { $last }
bruges-board-last-now = dernière manche
bruges-board-last-next = la prochaine manche sera la dernière
bruges-board-piles = Pioches :
bruges-board-reserve = supplémentaire { $count }
bruges-board-discard = défausse { $count }
bruges-board-dice = Dés :
bruges-board-price = avancer coûte { $count } fl
bruges-board-no-price = on ne peut pas avancer
bruges-board-statues = Statues : { $values }
bruges-board-supply = menaces en réserve :
bruges-board-head-first = 1 : blason
bruges-board-head-points = pts
bruges-board-head-florins = fl
bruges-board-head-workers = ouvriers
bruges-board-head-markers = menaces
bruges-board-head-progress = niv
bruges-board-head-houses = mai
bruges-board-head-characters = per
bruges-board-head-canals = can
bruges-board-head-majorities = maj
bruges-board-head-hand = main
bruges-board-no-house = Pas encore de maison
bruges-board-houses = Maisons et personnages
bruges-board-empty = vide
bruges-board-empty-houses = maisons vides :
bruges-board-hand = Main { $count }
bruges-board-fresh = pas encore regardées : { $cards }
bruges-board-price-short = { $count } fl
bruges-board-owned-statues = Statues prises : { $values }
bruges-board-complete = section complète
bruges-board-next-space = { $built ->
    [0] prochaine case : { $color }, { $cost } fl
   *[other] après { $built }, prochaine case : { $color }, { $cost } fl
}
bruges-board-canals-doubt = Couleurs et coûts des cases sont reconstitués
bruges-board-no-card = Aucune carte ne contient ces mots
bruges-board-legend = ° avantage reconstitué · ↷ déjà activé · ! menace · + compte dans le prix

## Le plateau en toutes lettres

bruges-view-first = Premier joueur
bruges-view-active = Au tour de
bruges-view-cycle = Tour
bruges-view-played = Carte du tour jouée
bruges-view-last_round = Dernière manche
bruges-view-dice = Dés
bruges-view-price = Prix pour avancer
bruges-view-piles = Pioches
bruges-view-reserve = Pile supplémentaire
bruges-view-discard = Défausse
bruges-view-statues = Statues
bruges-view-supply = Menaces en réserve
bruges-view-size = Cartes
bruges-view-color = Couleur
bruges-view-florins = Florins
bruges-view-workers = Ouvriers
bruges-view-markers = Menaces
bruges-view-progress = Niveau de progrès
bruges-view-hand_size = Cartes en main
bruges-view-backs = Couleurs de la main
bruges-view-fresh = Pas encore regardées
bruges-view-houses = Maisons
bruges-view-number = Numéro
bruges-view-character = Personnage
bruges-view-card = Carte
bruges-view-characters = Personnages
bruges-view-house = Maison
bruges-view-used = activé
bruges-view-canals = Canaux
bruges-view-completed = Sections qui ont eu leur statue
bruges-view-majorities = Majorités
bruges-view-built = A déjà construit une tuile Canal
bruges-view-score = Points
bruges-view-hand = Main
bruges-view-group = Groupe
bruges-view-activation = Activation
bruges-view-worker_color = Ouvrier
bruges-view-canal_costs = Coût des prochaines cases
bruges-view-progress_price = Prix du progrès pour ce joueur
bruges-view-prices = Prix de la main

## Le plateau du navigateur : .letter marque une couleur sur une pièce ; board, why : ce que dit une pièce, pourquoi une action est fermée

bruges-board-town = Ville
bruges-board-mine = Chez moi
bruges-board-others = Les autres
bruges-board-open = montrer sa réserve
bruges-board-close = Fermer
bruges-board-player = Joueur
bruges-board-first = Premier joueur : a le blason
bruges-board-round-short = Manche { $number }
bruges-board-colors = Menaces et ouvriers par couleur
bruges-board-would = { $number } si la partie finissait maintenant
bruges-board-pile = { $count ->
    [one] { $pile } : { $count } carte, une { $color-f } sur le dessus
   *[other] { $pile } : { $count } cartes, une { $color-f } sur le dessus
}
bruges-board-pile-empty = { $pile } : vide
bruges-board-no-dice = On lance les dés après la pioche
bruges-board-advance = { $count ->
    [one] Avancer d’un niveau coûte { $count } florin
   *[other] Avancer d’un niveau coûte { $count } florins
}
bruges-board-no-advance = Les dés ne donnent pas de prix pour avancer
bruges-board-pile-reserve = Supplémentaire
bruges-board-die = { $number ->
    [0] dé { $color-m }, pas encore lancé
   *[other] dé { $color-m } : { $number }
}
bruges-board-die-threat = Chacun reçoit un marqueur Menace { $color-m }
bruges-board-die-price = Compte dans le prix du progrès
bruges-board-statue = Statue valant { $number } points
bruges-board-statues-left = Statues restantes, celle du dessus d’abord : { $values }
bruges-board-no-statue = Plus de statue
bruges-board-progress = Piste de progrès
bruges-board-level = { $points ->
    [one] Niveau { $number } : { $points } point en fin de partie
   *[other] Niveau { $number } : { $points } points en fin de partie
}
bruges-board-hall = Hôtel de ville : tous y commencent
bruges-board-majorities = Majorités
bruges-board-majority = qui devance tous les autres en phase 4 retourne le marqueur : 4 points en fin de partie
bruges-board-built = a déjà construit une tuile Canal : cela suffit au Juge en cas d’égalité
bruges-board-majority-own = marqueur Majorité retourné
bruges-board-majority-none = marqueur Majorité encore gris
bruges-board-gate = Porte { $number }
bruges-board-space = Case { $number } : { $color-f }, { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
bruges-board-tile = Case { $number } : construite
bruges-board-third = Vaut { $number } points en fin de partie, si elle est alors construite
bruges-board-fifth = Achève la section et rapporte la statue du dessus, une seule fois
bruges-board-space-cost = { $number ->
    [one] { $section } : { $number } florin
   *[other] { $section } : { $number } florins
}
bruges-board-house = Maison { $number }, { $color-f }
bruges-board-house-face = Sa carte, que vous seul connaissez : { $card }
bruges-board-homeless = cherche une maison
bruges-board-used = Déjà activé cette manche
bruges-board-markers = { $number ->
    [one] { $number } marqueur sur { $last }
   *[other] { $number } marqueurs sur { $last }
}
bruges-board-near = Encore un et le préjudice frappe.
bruges-board-workers-of = ouvriers { $color-ms }
bruges-board-unseen = Nouvelle carte { $color-f } : vous la verrez quand toutes seront piochées
bruges-board-no-hand = Aucune carte en main
bruges-board-disasters = Préjudices de cette manche
bruges-board-use-workers = prendre { $number } ouvriers { $color-ms }
bruges-board-use-florins = { $number ->
    [one] prendre { $number } florin, selon le dé { $color-m }
   *[other] prendre { $number } florins, selon le dé { $color-m }
}
bruges-board-use-threat = { $number ->
    [one] retirer un marqueur { $color-m } : { $number } point
   *[other] retirer un marqueur { $color-m } : { $number } points
}
bruges-board-use-canal = sur une case { $color-f }
bruges-board-use-house = { $number ->
    [one] pour { $number } ouvrier { $color-m }
   *[other] pour { $number } ouvriers { $color-ms }
}
bruges-board-use-character = { $number ->
    [one] pour { $number } florin, dans une maison vide
   *[other] pour { $number } florins, dans une maison vide
}
bruges-why-workers = Impossible maintenant
bruges-why-florins = Impossible maintenant
bruges-why-threat = Il vous faut un marqueur Menace { $color-m }
bruges-why-canal = La prochaine case d’une de vos sections doit être { $color-f }, et il vous faut les florins qu’elle coûte
bruges-why-house = Il vous faut un ouvrier { $color-m }
bruges-why-character = { $number ->
    [one] Il vous faut une maison vide et { $number } florin
   *[other] Il vous faut une maison vide et { $number } florins
}

## Tour de l’écran

bruges-tour-market = Deux pioches, dont on ne voit que la couleur du dessus. Les cinq dés valent pour la manche : un 5 ou un 6 menace tout le monde, les 1 et les 2 font le prix du progrès.
    .title = Pioches et dés
bruges-tour-belfry = Un étage par niveau de progrès, avec ses points. Dessous, qui mène en progrès, en personnages et en canaux : être devant en fin de manche vaut 4 points pour de bon.
    .title = Le beffroi
bruges-tour-colors = Par couleur : le dé de la manche, vos marqueurs Menace et vos ouvriers. Un troisième marqueur amène le préjudice de cette couleur.
    .title = Vos couleurs
bruges-tour-canal = Vos deux canaux. La prochaine case montre sa couleur et son prix ; la troisième vaut des points, la cinquième une statue.
    .title = Vos canaux
bruges-tour-street = Vos maisons. Une maison vide attend un personnage ; cliquez sur un personnage pour l’activer quand son symbole le permet.
    .title = Votre rue
bruges-tour-hand = Vos cartes. Cliquez sur l’une d’elles pour voir ses six usages ; ceux qui sont fermés disent ce qui manque.
    .title = Votre main

## Ce que comptent robots et conseils

bruges-feature-points = points acquis
bruges-feature-tenants = personnages
bruges-feature-houses = maisons
bruges-feature-vacant = maisons vides utiles
bruges-feature-florins = florins utiles
bruges-feature-many-florins = florins au-delà de douze
bruges-feature-workers = ouvriers
bruges-feature-worker-colors = couleurs d’ouvriers
bruges-feature-many-workers = ouvriers au-delà de deux par couleur
bruges-feature-funded = personnages que l’on peut payer et loger
bruges-feature-stuck = manches sans ouvrier ni maison vide
bruges-feature-plays = cartes encore à jouer cette manche
bruges-feature-spare-cards = cartes en trop
bruges-feature-draws = cartes encore à piocher
bruges-feature-ready-character = meilleur personnage jouable
bruges-feature-near-character = meilleur personnage après une maison
bruges-feature-best-characters = meilleurs personnages en main
bruges-feature-best-die = florins du meilleur dé
bruges-feature-house-cards = cartes qui peuvent devenir des maisons
bruges-feature-canal-cards = cartes qui peuvent construire un canal
bruges-feature-threat-cards = cartes qui peuvent écarter une menace
bruges-feature-toward-third = canal vers les troisièmes cases
bruges-feature-toward-statue = canal vers une statue
bruges-feature-markers = marqueurs Menace
bruges-feature-danger = risque de préjudice
bruges-feature-ahead = majorités à portée
bruges-feature-gap-progress = écart avec la majorité Progrès
bruges-feature-gap-characters = écart avec la majorité Personnage
bruges-feature-gap-canal = écart avec la majorité Canal
bruges-feature-points-to-come = points à venir des personnages
bruges-feature-goods-to-come = florins, ouvriers et cartes à venir
bruges-feature-others-to-come = autres avantages à venir
bruges-feature-paid-activations = activations qui coûtent un ouvrier
bruges-feature-laurel-growth = lauriers qui peuvent grandir

## Ce que sont les nombres d’une observation (docs/research.md)

bruges-seen-round = la manche
bruges-seen-phase = la phase
bruges-seen-last-round = la dernière manche, dès qu’on la connaît
bruges-seen-first = qui commence la manche
bruges-seen-active = à qui c’est de jouer
bruges-seen-cycle = lequel des quatre tours de la phase 3 est en cours
bruges-seen-played = si la carte du tour est jouée
bruges-seen-statues-taken = statues déjà prises
bruges-seen-reserve = cartes de la pile supplémentaire
bruges-seen-piles = cartes de chaque pioche
bruges-seen-tops = le dos du dessus de chaque pioche
bruges-seen-dice = les dés
bruges-seen-supply = marqueurs Menace de la réserve générale
bruges-seen-discard = cartes défaussées
bruges-seen-own-cards = où sont vos propres cartes
bruges-seen-waiting = si ce joueur doit choisir
bruges-seen-score = points
bruges-seen-florins = florins
bruges-seen-progress = niveau sur la piste de progrès
bruges-seen-completed = sections qui ont eu leur statue
bruges-seen-statues = statues
bruges-seen-majorities = marqueurs Majorité retournés
bruges-seen-hand-size = cartes en main
bruges-seen-fresh-size = cartes tout juste piochées
bruges-seen-built = si une tuile Canal a déjà été construite
bruges-seen-canals = tuiles Canal construites dans chaque section
bruges-seen-workers = ouvriers
bruges-seen-markers = marqueurs Menace
bruges-seen-backs = cartes en main d’après leur dos
bruges-seen-empty-houses = maisons sans personnage
bruges-seen-full-houses = maisons avec un personnage
bruges-seen-characters = personnages et leur usage
bruges-seen-house-colors = couleurs des maisons
bruges-seen-tenants = quel personnage est dans chaque maison

## Tables des données, au bureau du propriétaire

bruges-desk-threats = Menaces
bruges-desk-statues = Statues
bruges-desk-progress = Piste de progrès
bruges-desk-canals = Canaux
bruges-desk-majorities = Majorités
bruges-desk-cards = Cartes
bruges-desk-numbers = Nombres des règles
bruges-desk-colors = Couleurs
bruges-desk-groups = Groupes
bruges-desk-box = Contenu de la boîte
bruges-desk-setup = Mise en place

## Pourquoi un paquet de données est refusé ; le chemin est affiché devant

bruges-refused-markers = il en faut au moins { $needed }, sinon ils pourraient manquer (BRU-6.4)
bruges-refused-color-name = est le nom d’une couleur ; les positions les confondraient
bruges-refused-group = { $given }, mais { $count ->
    [one] { $count } carte est
   *[other] { $count } cartes sont
} de ce groupe (BRU-1.3)
bruges-refused-price = n’est pas un multiple de { $number } (BRU-1.5)
bruges-refused-laurel = une couronne de laurier compte des points : gain_per avec resource = points (BRU-11.6)
bruges-refused-threats = { $count ->
    [one] { $count } menace
   *[other] { $count } menaces
} ; chaque couleur en a une (BRU-7)
bruges-refused-threat-order = les menaces suivent l’ordre des couleurs ; la suivante est { $color }
bruges-refused-statues = la valeur des statues diminue de haut en bas, sans deux valeurs égales (BRU-2.1)
bruges-refused-progress = il faut l’hôtel de ville et au moins un niveau
bruges-refused-section = une section a { $count } cases (BRU-1.1)
bruges-refused-box = { $given }, mais les règles et les autres tables en ont { $count } (BRU-1)
bruges-refused-piles = { $count } piles de { $size }, mais il y a { $cards } cartes (BRU-2.3)
bruges-refused-nothing = n’apporte rien : il faut points, florins, workers ou cards
bruges-refused-nothing-or-threat = n’apporte rien : il faut points, florins, workers, cards ou threat
bruges-refused-no-color = advance_progress n’a pas de couleur, rien ne peut donc être de sa couleur (BRU-12.12)
