//! Words that tell what a sentence speaks of, folded; a star stands for any ending, a comma parts them.
//! French, English, the spelling of phones and Pidgin, as people here write.

/// The other party.
pub const WHO: &str = "patron*, employeur*, boss, chef, directeur, directrice, dg, drh, bailleur*, bailleresse, proprietaire*, \
    locataire*, voisin*, mari, femme, epoux, epouse, conjoint*, copain, copine, compagnon, compagne, ex, pere, \
    mere, frere*, soeur*, oncle*, tante*, cousin*, fils, fille, enfant*, famille, belle famille, heritier*, \
    chefferie, banque*, microfinance*, societe*, entreprise*, compagnie*, assurance*, assureur*, client, \
    clients, cliente, vendeur*, vendeuse*, acheteur*, fournisseur*, prestataire*, entrepreneur*, macon, \
    garagiste*, hopital, clinique*, medecin*, docteur, ecole*, universite*, mairie*, maire, commune, \
    administration*, ministere*, etat, impots, fisc, douane*, cnps, police, policier*, gendarme*, commissaire*, \
    juge*, tribunal, huissier*, notaire*, associe*, actionnaire*, collegue*, employe, employes, employee, \
    salarie*, ouvrier*, domestique*, chauffeur*, taximan, moto taxi, bensikin*, transporteur*, agence*, \
    monsieur, madame, mr, mme, mlle, on m accuse, le gars, la go, mon pote, ami, amie, amis, employer*, manager, \
    landlord*, landlady, tenant*, neighbour*, neighbor*, husband, wife, spouse, partner, boyfriend, girlfriend, \
    father, mother, brother*, sister*, uncle*, aunt*, daughter, children, child, family, in laws, heir*, \
    bank*, company, companies, insurance, insurer, customer*, seller*, buyer*, supplier*, contractor*, builder*, \
    hospital, doctor, school, university, council, mayor, government, ministry, tax office, customs, gendarmes, \
    court, bailiff, notary, shareholder*, colleague*, employee*, worker*, driver*, agency, friend*, oga, massa, \
    ma pa, ma mami, pikin, chief, village head, dem, that man, that woman, dat man, dat woman";

/// A moment or a span that began.
pub const WHEN: &str = "hier, avant hier, aujourd hui, ojd, ce matin, ce soir, cette semaine, ce mois, cette annee, semaine \
    derniere, semaine passee, mois dernier, mois passe, annee derniere, annee passee, an dernier, il y a, y a, \
    ya, depuis, dpuis, 2puis, dep8, ca fait, sa fait, cela fait, janvier, fevrier, mars, avril, mai, juin, \
    juillet, aout, septembre, octobre, novembre, decembre, lundi, mardi, mercredi, jeudi, vendredi, samedi, \
    dimanche, yesterday, today, this morning, this week, this month, this year, last week, last month, last \
    year, last night, ago, since, january, february, april, june, july, august, september, october, november, \
    december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, yestaday, last mont, since wey, e \
    don reach, e don take";

/// Towns, regions, quarters of the large towns, and words that announce one.
pub const WHERE: &str = "yaounde, yde, ongola, douala, dla, bafoussam, bamenda, garoua, maroua, ngaoundere, bertoua, ebolowa, kribi, \
    limbe, buea, edea, nkongsamba, kumba, foumban, foumbot, dschang, mbouda, bafang, bangangte, sangmelima, \
    mbalmayo, obala, eseka, tiko, mamfe, kumbo, wum, fundong, batouri, meiganga, tibati, banyo, kousseri, \
    mokolo, yagoua, kaele, guider, mora, loum, melong, manjo, bafia, akonolinga, abong mbang, yokadouma, ambam, \
    campo, tignere, tchollire, muyuka, mutengene, ndop, nkambe, akwa, bonanjo, bonaberi, bonamoussadi, deido, \
    makepe, ndokoti, new bell, bepanda, logbessou, bastos, mendong, biyem assi, essos, nsam, ngousso, emana, \
    odza, mimboman, nlongkak, melen, obili, mvan, mvog*, tsinga, molyko, nkwen, littoral, adamaoua, adamawa, \
    extreme nord, far north, sud ouest, nord ouest, south west, north west, southwest, northwest, quartier*, \
    kartier, village, carrefour, arrondissement, ville de, rue, marche de, region, departement, town, quarter, \
    neighbourhood, junction, street, market, division, france, belgique, canada, gabon, tchad, chad, nigeria, \
    dubai";

/// Words with a capital after a preposition of place that are no places.
pub const NO_PLACE: &str = "monsieur, madame, mr, mme, mrs, dieu, god, noel, paques, christmas, easter, facebook, whatsapp, internet, \
    fact, january, february, march, april, may, june, july, august, september, october, november, december, \
    cause, partir";

/// What the person would like to come of it.
pub const WANTED: &str = "je veux, je veu, je ve, j veux, j veu, jveux, jveu, jvx, je vx, je voudrai*, jvoudrai*, j aimerai*, \
    jaimerai*, je souhait*, nous voulons, nous voudrions, nous souhait*, on veut, je demande, je reclame, \
    recuperer, etre paye*, etre rembourse*, etre indemnise*, me faire payer, me faire rembourser, porter \
    plainte, demander le divorce, faire annuler, faire appel, contester, dommages et interets, dommages \
    interets, obtenir, mon but, mon objectif, reprendre mon, reprendre ma, que justice, qu il me paie, qu il \
    paie, qu il parte, qu elle parte, i want, i would like, i d like, we want, we would like, get back, get my, \
    recover, to claim, to sue, compensation, refund, file a complaint, press charges, to appeal, to contest, to \
    cancel, my goal, be paid, paid back, i wan, i di wan, i want make, make e pay, make he pay, make dem pay, \
    make e give, make dem give, make e comot, i di beg make";

/// The person has said enough.
pub const FINISHED: &str = "c est tout, cest tout, c tout, rien d autre, rien a ajouter, vous pouvez publier, publiez, je veux publier, \
    that s all, thats all, that is all, nothing else, nothing to add, publish it, you can publish, na all, na so \
    e be";

/// The person does not know, or would rather not say.
pub const UNKNOWN: &str = "je ne sais pas, je sais pas, j sais pas, jsp, je sai pa, aucune idee, pas encore, je ne veux pas le dire, i \
    don t know, i dont know, i do not know, no idea, not sure, i no know, i no sabi, rather not say";

/// A hard blow, for which one says a word before one asks.
pub const GRAVE: &str = "frapp*, violen*, viol, violee, viole, mort, morte, decede*, deces, tue, tuee, menac*, expuls*, licenci*, \
    vire, viree, arnaque*, accident*, malade, agress*, harcel*, beat*, beaten, died, death, dead, raped, \
    threat*, evict*, fired, sacked, scam*, assault*, harass*, kill*, don die, don beat, drive me";

/// Somebody may be in danger.
pub const VIOLENT: &str = "frapp*, violen*, viol, violee, viole, menace de mort, me menace, agress*, beat*, raped, threatens me, \
    threatening me, assault*, don beat, di beat";

/// Openings and closings that belong to no description.
pub const COURTESY: &str = "bonjour, bonsoir, salut, slt, bjr, bsr, cc, coucou, hello, hi, good morning, good afternoon, good evening, \
    good day, merci d avance, merci beaucoup, merci, thanks, thank you, svp, s il vous plait, please, abeg, \
    monsieur, madame, maitre, sir, madam, dear, cher, cordialement, bien a vous, regards, ok, oui, non, yes, no, \
    d accord, how far, how na";

/// What is left where a name or a number was taken out.
pub const INTRODUCTION: &str = "je m appelle, mon nom est, mon nom c est, moi c est, mon numero, mon tel*, mon mail, mon email, mon adresse, \
    my name is, my name na, i am called, my number, my phone, my mail, my email, my address, appelez moi, call \
    me, contactez moi, contact me";

/// Words that say nothing of a case.
pub const EMPTY_WORDS: &str = "bonjour, bonsoir, salut, slt, bjr, bsr, coucou, hello, merci, thanks, thank, svp, stp, vous, nous, elle, \
    ils, elles, mon, mes, son, ses, les, des, une, que, qui, quoi, pour, avec, dans, sur, sans, pas, plus, tres, \
    est, sont, ete, etre, avoir, avais, ai, suis, fait, faire, veux, veu, voudrais, peux, peut, pouvez, aide, \
    aider, besoin, avocat, avocats, huissier, conseil, conseils, question, probleme, problemes, demande, cette, \
    cet, mais, donc, car, comme, tout, bien, plait, monsieur, madame, maitre, cherche, trouver, juridique, \
    droit, the, and, you, your, for, with, have, has, had, are, was, were, this, that, need, want, would, like, \
    can, could, help, lawyer, lawyers, please, advice, legal, problem, matter, issue, good, morning, afternoon, \
    evening, abeg, wetin, how, what, get, some, any, not, dey, wan, una, find, looking";
