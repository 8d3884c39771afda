//! The words of access codes: French, of four to nine plain letters, none sad or legal. Any two differ in at least two
//! letters, so that a slip of one letter never makes another word.

/// 2^10 words: ten bits each.
pub const WORDS: &str = "\
    abeille abricot acajou accueil acrobate adresse affiche agneau agrume aimant alambic album algue \
    allumette alouette alpage alphabet altitude aluminium amande ambre amical ampoule ananas angle \
    animal antenne antilope apprenti aquarium arachide arbuste archet argile armoire arrosoir artiste \
    asperge assiette astre atelier atlas aubaine auberge aubergine audience automne autruche avenue \
    avril badge baignoire balai balance balcon bambou banane banjo baobab barque bascule basilic bassin \
    bateau battant beignet belette berceau bermuda besace biberon bijou biscuit bison blouse bocal \
    bonbon bonnet bordure botte boubou bouchon bougie bouillon boulanger bouquet boussole bouteille \
    bracelet brebis bretelle brioche brique brochure brodeur bronze brosse brouette brume buffet buffle \
    buisson bulle bureau cabane cabinet cacao cachette cactus cadeau cadran cadre cahier caillou caisse \
    calcul calebasse camarade camion campagne canal canard candidat cannelle cantine capitaine capsule \
    capuche caramel caravane carotte carrefour carriole carton cascade casserole cassette castor \
    catalogue cavalier caverne ceinture centre cercle cerfeuil cerise cerisier chaise chaleur chaloupe \
    chamois champ champion chance chandelle chanson chant chapeau chapitre chardon chariot charme \
    charpente chaton chaussure chemin cheminot chemise cheval chevreuil chignon chocolat chorale \
    chouchou chouette cigale cigogne circuit cirque citerne citron clairon classe clavier client climat \
    cloche cloison clown cobalt cochon coffre coiffeur coin colibri colis collier colline colonne \
    comique commode compas compote concert concombre confiture copain copie coquille corail corbeau \
    corbeille cordage corde cordon cornet corniche coton couleur couloir courage courgette couronne \
    courrier course cousin couteau couvercle crabe cravate criquet crocodile croisade croissant croquis \
    cuiller cuisine cuivre culture cuvette cyclone cygne cymbale dalle damier danse danseuse dattier \
    dauphin dentelle dentiste dessert dessin diamant digue dimanche dindon disque domaine domino dortoir \
    doublure dragon drapeau droite dune duvet encre enseigne ensemble entracte entrain enveloppe escale \
    escalier escargot espace espadon espoir essaim estrade estuaire fabrique facteur faisan falaise \
    famille fanfare faucon fauteuil faveur fennec fenouil ferme fermier festin festival feuille ficelle \
    figuier figure filtre finesse flambeau flamme flanelle fleur fleuve flocon flore flotte focale foire \
    fontaine football forgeron fortune fougasse foulard fourmi fraise framboise franchise fresque frigo \
    friture fromage froment fronton fruit funambule fusain fuseau galerie galop garage garantie gardien \
    gaufre gazelle gazon gibier gilet gingembre girafe girouette glace globe glycine gombo gondole \
    gorille gourde gourmand goutte goyave graine grammaire grange granit gravier grelot grenier grillage \
    grillon griot grive grotte groupe guirlande guitare gymnase habitude haleine hamac hamster hangar \
    hanneton hareng haricot harmonie harpe hectare herbe herbier hibiscus hibou hippique hiver homard \
    honneur horaire horizon horloge houblon houle hublot huile humour igname iguane image imprimeur \
    indigo insecte iris ivoire jade jaguar jambe jambon janvier jardin jardinier jasmin jatte jaune \
    javelot jeton jeudi jeunesse joie jongleur jonque jonquille jouet joueur joujou journal judo juillet \
    juin jumeau jumelle jungle jupon kangourou kayak kimono kiosque kiwi koala lacet lagune laine \
    laitier laiton lambris lampion lanterne lapin lavande lentille lettre lettrine levain libellule \
    librairie licorne limace limette limonade lingot lion liquide livre logis loisir lombric longueur \
    lotus loupe lucarne luciole lueur luge lundi lunette lustre luth lutrin lyre macabo machine magasin \
    magicien magnolia maillot main majuscule mallette mandarine mangouste mangue manguier manioc maraca \
    marbre marchand mardi marelle marge marinier marmite marmotte maroquin marqueur marron mars marteau \
    martinet mascotte masque matelot mercredi mercure message micro miel miette mikado milan millet \
    mimosa minerai minute miracle mirador miroir mobile moineau molette montagne montre moquette morceau \
    motif moto mouchoir moufle moulin mousse mouton moyeu mulet muraille muscade muscle musicien musique \
    mustang myrtille nacelle nacre nappe narcisse narine natation navette navire nectar neige neveu \
    niche nickel noisette noix note nougat nouille nounours nourrice novembre noyau noyer nuage nuance \
    oasis objet ocarina ocre octobre odeur officier offrande oignon oiseau olive olivier ombrelle \
    omelette oncle ondine orage oranger orchestre oreiller organe orgue origan orteil ortie oseille \
    osier otarie ourlet ours ourson outil outre ovale pagaie pagne paille paillote palabre palais \
    palette palme palmier palourde panache panda panneau panorama pantalon paon papaye papier paprika \
    paquebot parade parasol parc parchemin parfum parole parquet parrain partage parterre parure pastel \
    pastille patate patience patron pavillon paysage peigne peintre pelican pelouse pendule perche \
    perdrix perle perron perruche persil pervenche pesage phare phoque phrase piano pied pierre pigeon \
    pilier pilon pilote piment pince pinceau pingouin pinson pintade pipette piquet pirogue piscine \
    pistache piste pivoine pivot placard plage planche planeur plateau platine plongeon plume pluvier \
    poche podium poignet poireau poisson poivre poivron pollen polygone pomme pommier pompon poncho \
    poney pont popote portail portrait poterie potier potiron poudre poulet poulie poumon pourpre \
    poussin prairie praline printemps prisme prix promenade prune prunier puce pulpe pupitre puzzle \
    pyjama pyramide python quai quartier quartz quenelle question quiche quille quiz racine radar radis \
    raisin rallye rameau rampe raquette rasoir ravin rayon rayure recette record refrain refuge regain \
    registre reine relief remise renard renfort repos reptile ressort retour rideau rime riposte rivage \
    robinet robot rocher roitelet roman romarin ronde rondelle rose roseau rossignol rotin rouleau route \
    routine royaume ruban rubis ruche rugby ruisseau rumba rustine rythme sabot sacoche safari safran \
    sagesse saison salade salsifis samba samedi sandale sanglier sardine satin saturne sauce saumon \
    savant savon saxophone science scooter sculpteur seau seigle selle semaine semelle semence semoule \
    sentier serpe serrure service serviette signal silence silo simple singe sirop site soir sole soleil \
    solide sombrero sommet sonate sonnerie sonnette sorbet sorgho souche soucoupe soude souffle sourire \
    souris spatule spectacle spirale sport stage statue steppe store studio stylo sucre sucrier surface \
    surprise symbole table tableau tablette tablier tabouret tailleur talent talisman tambour tampon \
    tandem tango tanneur tapis tarte tartine tasse tatou taupe taureau taxi tempo tenaille tennis \
    terrain terrasse terrine texte textile ticket tigre tilleul timbale timbre tirelire tiret tisane \
    tissage tisserand tissu toilette toit tomate tombola tonneau tonnelle topaze torche torrent tortue \
    totem toucan toundra toupie tour tournesol tourteau tracteur trafic train tramway tranche travail \
    tremplin treuil triangle tribu tribune tricot trio triomphe tripode trombone trompette tronc \
    trottoir troupeau trousse truelle truffe truite tube tulipe tunique tunnel turban turbine turquoise \
    tuteur tuyau union univers urne usine vacances vache vague vaisselle vallon valse vanille vapeur \
    varappe velours vendange vendredi ventouse verger vernis verre verrou versant verseau viaduc \
    victoire vigne vignoble village vinaigre violon virgule visage visite visiteur vitrail vitrine \
    vivier voile voilier voisin voiture volaille volant volcan volet volume voyage voyageur voyelle \
    vrille wagon xylophone yacht yaourt yoga zeste zigzag zinc zone zoologie";
