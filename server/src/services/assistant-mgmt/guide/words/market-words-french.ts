import type { AskedKind } from '../reading/segments.ts'

/** What questions in French, as in Quebec, call values of pages, by field, beside what the markets know. Without diacritics. */
export const frenchWords: Readonly<
  Partial<Record<AskedKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>
> = {
  hotel: {
    amenities: {
      'Free Breakfast':
        'petit dejeuner, le petit dejeuner, le dejeuner, dejeuners, prendre le petit dejeuner, dejeuner, dejeuner inclus, dejeuner gratuit, dejeuner compris, dejeuner continental, petit dejeuner inclus, petit dejeuner gratuit, petit dejeuner continental, buffet dejeuner',
      'Free Parking':
        'stationnement gratuit, stationnement inclus, stationner, stationner gratuitement, se stationner, ou se stationner, garer, se garer, stationner la voiture, stationner l auto',
      'Bus Parking':
        'stationnement d autobus, stationnement pour autobus, stationnement pour les autobus, stationnement pour un autobus, stationnement pour l autobus, stationnement autobus, stationnement d autocar, stationnement pour autocar, stationner un autobus, stationner l autobus, stationner notre autobus, garer un autobus, garer l autobus, garer notre autobus, place pour un autobus, place pour l autobus, autobus d equipe, notre autobus, autobus',
      'Wi-Fi':
        'internet gratuit, internet sans fil, sans fil, connexion internet, acces internet, reseau sans fil',
      Pool: 'nager, se baigner, faire des longueurs, saucette, baignade, baigner, piscine interieure, piscine exterieure, aller a la piscine',
      'Fitness Center':
        'salle d entrainement, salle d exercice, salle de conditionnement, salle de sport, salle de gym, centre de conditionnement, centre de conditionnement physique, conditionnement physique, tapis roulant, poids et halteres, salle de musculation, centre de fitness, salle de fitness',
      Restaurant:
        'restaurant sur place, restaurant dans l hotel, restaurant a l hotel, resto, resto sur place, manger a l hotel, manger sur place',
      Bar: 'prendre un verre, boire un verre, biere, bar a l hotel, bar sur place',
      Kitchenettes:
        'cuisiner, cuisinette, cuisine, coin cuisine, cuisine equipee, faire a manger, preparer des repas, preparer nos repas, faire nos repas, cuisine dans la chambre, micro ondes',
      Suites: 'suite familiale, chambre avec salon',
      'Two Queen Beds':
        'deux lits, 2 lits, deux grands lits, 2 grands lits, deux lits queen, 2 lits queen, lits queen, deux lits doubles, quatre par chambre, 4 par chambre, quatre dans une chambre, quatre personnes par chambre, quatre joueurs par chambre, a quatre par chambre',
      'Guest Laundry':
        'buanderie, buanderies, laver, laver le linge, laver notre linge, laver du linge, laver les uniformes, laver des uniformes, laver nos uniformes, laver les chandails, laver nos chandails, laver les vetements, laver nos vetements, lavage, faire du lavage, faire le lavage, lessive, faire la lessive, laveuse, secheuse, machine a laver, laveuse secheuse, laverie, lave linge, laver son linge',
      'Meeting Rooms':
        'salle de reunion, salle de conference, salle de banquet, reunion d equipe, rencontre d equipe, salle pour l equipe, salle d equipe',
      'Airport Shuttle':
        'navette, navette aeroport, navette d aeroport, navette de l aeroport, navette pour l aeroport, navette vers l aeroport, navette aeroportuaire, navette gratuite, navette a l aeroport, transport a l aeroport, transport vers l aeroport, transport de l aeroport, transport depuis l aeroport, venir nous chercher a l aeroport, transfert aeroport, vient nous chercher a l aeroport, chercher a l aeroport, viennent nous chercher a l aeroport',
      'Pets Allowed':
        'chien, chienne, chiens acceptes, chiens admis, animal, animaux, animaux acceptes, animaux admis, animaux permis, animaux de compagnie, animal de compagnie, accepte les chiens, acceptent les chiens, accepte les animaux, acceptent les animaux, avec un chien, avec notre chien, avec mon chien, notre chien, chiot, notre chat, mon chat, un chat, chats',
      'EV Charging':
        'borne de recharge, bornes, borne electrique, borne pour auto electrique, recharge electrique, recharger, recharger l auto, recharger mon auto, recharger notre auto, recharger la voiture, recharger une voiture, voiture electrique, auto electrique, vehicule electrique',
      'Wheelchair Accessible':
        'fauteuil roulant, chaise roulante, accessibilite, accessible en fauteuil roulant, accessible aux fauteuils roulants, mobilite reduite, a mobilite reduite, handicape, handicapee, personnes handicapees, chambre adaptee, chambre accessible, adaptee, adapte, rampe d acces',
    },
  },
  business: {
    attributes: {
      'Good for Groups':
        'manger a une vingtaine, manger a une douzaine, manger a une quinzaine, manger a une trentaine, une vingtaine de personnes, une quinzaine de personnes, une trentaine de personnes, gros groupe, pour un groupe, pour un grand groupe, pour toute l equipe, pour une equipe entiere, toute l equipe, toute une equipe, equipe complete, equipe au complet, accueille les groupes, accueillent les groupes, accueillir un groupe, accueillir des groupes, accueillir une equipe, accueillir notre equipe, accepte les groupes, acceptent les groupes, recevoir un groupe, recevoir une equipe, asseoir une equipe, asseoir toute l equipe, grande table, grande tablee, salle privee, salle de reception, souper d equipe, diner d equipe, repas d equipe, fete d equipe, party d equipe, banquet, groupes',
      'Good For Kids':
        'aux petits, pour les petits, enfants en bas age, menu enfant, menu pour enfants, menu pour les enfants, menu d enfants, chaise haute, jeunes enfants, petits enfants, tout petits, avec enfants, avec des enfants, avec les enfants, pour les enfants, pour toute la famille, toute la famille, pour la famille, pour les familles, en famille, familial, familiale, familiaux, les petits, pour les jeunes',
      'Parking Available':
        'stationnement, avec stationnement, du stationnement, un stationnement, stationnement gratuit, stationner, se stationner, ou se stationner, garer, se garer, places de stationnement',
      'Wheelchair Accessible':
        'fauteuil roulant, en fauteuil roulant, chaise roulante, accessibilite, mobilite reduite, handicape, handicapee, personnes handicapees, acces pour fauteuil roulant, rampe d acces',
      'Takes Reservations':
        'reserver une table, reserver une salle, faire une reservation, prend les reservations, prennent les reservations, accepte les reservations, acceptent les reservations, prend des reservations, prennent des reservations, sur reservation, reserver',
      'Dogs Allowed':
        'chienne, chiot, animaux, animaux acceptes, animaux admis, chiens acceptes, chiens admis, accepte les chiens, acceptent les chiens, accepte les animaux, acceptent les animaux, avec un chien, avec notre chien, avec mon chien, notre chien',
      'Wi-Fi': 'sans fil, internet gratuit, internet sans fil, connexion internet',
      'Outdoor Seating':
        'manger dehors, manger a l exterieur, manger en plein air, dehors, a l exterieur, en plein air, tables dehors, tables a l exterieur, sur la terrasse, s asseoir dehors, sasseoir dehors, tables exterieures',
      'Offers Delivery':
        'livrer, livrent, livre a l hotel, livrent a l hotel, livrer a l hotel, faire livrer, se faire livrer, livraison a domicile, service de livraison, fait la livraison, font la livraison, livraison a l hotel, a domicile',
      'Live Music':
        'musique en direct, musique en vivo, musique sur scene, chansonnier, groupe de musique, musiciens',
      'Full Bar':
        'alcool, boisson alcoolisee, alcoolise, alcoolisee, bar complet, permis d alcool, sert de l alcool, servent de l alcool',
      TV: 'regarder le match, regarder la partie, regarder un match, regarder les matchs, regarder le hockey, regarder la game, voir le match, voir la partie, voir les matchs, ecouter le match, ecouter la partie, ecouter le hockey, ecouter la game, televiseur, ecran, ecran geant, grand ecran, match a la tele',
    },
    businessType: {
      Hospitality: 'salle de banquet, salle de fete, salle de mariage, location de salle',
      Transportation:
        'louer un autobus, location d autobus, location d un autobus, autobus nolise, nolisement, noliser un autobus, compagnie d autobus, compagnies d autobus, transport pour l equipe, transport d equipe, transport pour equipes, transport scolaire',
    },
    priceLevel: { 1: 'bon marche, economique' },
  },
  event: {
    type: {
      Tournament: 'tournois, coupe, tournoi a la ronde, participer a un tournoi, classique',
      Camp: 'camp d ete, camp de vacances, camp d entrainement, colonie de vacances, camp de perfectionnement, camp sportif, camp de la relache',
      Practice:
        'seance d entrainement, entrainement libre, pratique ouverte, pratique libre, seance de pratique',
      Championship:
        'finale, grande finale, championnat provincial, championnats provinciaux, provinciaux, championnat canadien, championnat regional, championnat national',
      Clinic: 'atelier, clinique sportive, seance de perfectionnement, perfectionnement',
      Competition: 'concours, rencontre de natation, epreuve',
      Expo: 'foire',
      Conference: 'congres, colloque, sommet',
      Game: 'assister a un match, assister a une partie, voir un match, voir une partie, aller voir un match',
      League:
        'ligue recreative, ligue amicale, ligue de garage, ligue d ete, joindre une ligue, ligue pour adultes',
      Networking: 'reseautage, cinq a sept, 5 a 7, activite de reseautage, soiree de reseautage, reseauter',
      Race: 'la course, une course, des courses, les courses, course de velo',
      Showcase:
        'vitrine, recruteur, depisteur, depistage, recrutement, camp d identification, se faire voir, se faire recruter, match des etoiles',
      Tryout:
        'essai, essais, camp de selection, camp d essai, camp d evaluation, selection des joueurs, essais de selection',
      'Personal Training':
        'entraineur personnel, entraineur prive, entrainement prive, entrainement personnel, entrainement individuel, cours prive, lecons privees',
      'Virtual Events': 'evenement virtuel, virtuel, virtuelle, evenement en ligne, sur zoom',
      Webinar: 'webinaire, seminaire web, seminaire en ligne, webconference',
      'Corporate Meeting':
        'reunion d entreprise, reunion corporative, evenement corporatif, reunion d affaires, lac a l epaule',
      'Trade Show': 'salon professionnel, salon commercial, foire commerciale, salon des exposants',
      Concert:
        'spectacle de musique, spectacle musical, spectacles musicaux, musique en direct, festival de musique',
    },
    openToAge: {
      'All Ages':
        'tous ages, tous les ages, tout age, de tout age, de tous les ages, tous les groupes d age, toute la famille, familial, familiale, familiaux, petits et grands',
      Youth:
        'enfant, jeunesse, mineur, tout petits, ecole primaire, primaire, atome, moustique, novice, sport mineur, les petits',
      'High School':
        'ado, adolescent, ecole secondaire, secondaire, niveau secondaire, du secondaire, lyceens',
      College: 'cegep, collegial, universitaire, etudiants universitaires, niveau collegial',
      Adult:
        'maitres, categorie maitres, aines, personnes agees, age d or, veterans, 18 ans et plus, ligue pour adultes',
    },
    openToGender: {
      'Co-Ed': 'equipe mixte, filles et garcons, garcons et filles, hommes et femmes, femmes et hommes',
      Female: 'feminine, femme, fillette, equipe feminine, equipe de filles, joueuses, dames',
      Male: 'masculine, homme, equipe masculine, equipe de garcons, messieurs',
      'Male & Female':
        'filles et garcons, garcons et filles, hommes et femmes, femmes et hommes, masculin et feminin, feminin et masculin, les deux sexes',
    },
    eventLevel: {
      Amateur: 'recreatif, recreative, niveau recreatif, niveau amateur, calibre recreatif',
      Collegiate:
        'niveau universitaire, calibre universitaire, sport universitaire, interuniversitaire, sport collegial',
      'Semi-Professional': 'semi professionnel, semiprofessionnel, ligue mineure',
      Professional:
        'professionnel, professionnelle, niveau professionnel, equipes professionnelles, ligue majeure',
    },
  },
  destination: {
    services: {
      'Grant Programs':
        'subventionner, subventionne, financement, financer, financer notre evenement, financer notre tournoi, aide financiere, soutien financier, appui financier, programme de subvention, programmes d aide, programme d aide financiere, bourse, incitatif, incitatif financier, fonds, fonds pour les evenements, aide pour payer, aider a payer, aide avec les couts, couvrir les couts, couvrir les frais, argent pour notre evenement, argent pour les evenements, ristourne, demande de subvention',
      'Lodging Services':
        'bloc de chambres, bloc d hebergement, blocs d hotel, bloquer des chambres, bloquer les chambres, reserver des chambres, reservation de chambres, reservations d hotel, reserver des hotels pour les equipes, hotels pour les equipes, hotels pour nos equipes, chambres pour les equipes, chambres pour nos equipes, heberger les equipes, heberger des equipes, heberger nos equipes, loger les equipes, loger des equipes, loger nos equipes, hebergement pour les equipes, hebergement des equipes, hebergement pour nos equipes, tarif de groupe, tarif preferentiel, tarif negocie, tarifs negocies, negocier les tarifs, negocier des tarifs, hotel hote, aide avec les hotels, aide pour les hotels, service d hebergement',
      Marketing:
        'promouvoir, promouvoir notre evenement, promouvoir l evenement, promouvoir notre tournoi, promouvoir le tournoi, promotion de notre evenement, promotion de l evenement, promotion d evenements, faire la promotion, faire connaitre, faire connaitre notre evenement, faire connaitre l evenement, annoncer notre evenement, annoncer l evenement, publiciser, reseaux sociaux, medias sociaux, faire de la publicite, campagne publicitaire, visibilite, mise en marche',
      'PR/Media Assistance':
        'presse, media locaux, couverture mediatique, couverture des medias, couverture medias, couverture de presse, couverture, communique de presse, communique, conference de presse, point de presse, journaliste, journaux, relations medias, relations avec les medias, aide avec les medias, aide mediatique',
      Signage:
        'signalisation, signaletique, panneau, panneaux, panneaux de bienvenue, banniere, banderole, enseigne, affiche, affiches, pancarte, oriflammes',
      'Site Visits':
        'visite des lieux, visite des installations, visite de sites, visite des sites, visite du site, visite guidee, visite d inspection, visiter les installations, visiter vos installations, visiter les lieux, visiter les sites, visiter les terrains, visiter les arenas, voir les installations, voir vos installations, voir les lieux, voir les terrains, visite de reperage, visite de familiarisation, tournee de familiarisation, tournee des installations, tour des installations, reperage, inspection des lieux',
      Volunteer:
        'benevolat, trouver des benevoles, recruter des benevoles, recrutement de benevoles, main d oeuvre, gens pour aider',
      'Welcome Bags':
        'sac cadeau, trousse de bienvenue, trousses de bienvenue, pochette de bienvenue, ensemble de bienvenue, cadeau de bienvenue, cadeaux de bienvenue, cadeaux pour les equipes, cadeaux pour les joueurs, cadeaux pour les participants, cadeaux, sacs de participants, sacs pour les equipes, sacs pour les joueurs, sacs surprises, articles promotionnels',
      'Event Marketing Sponsorship':
        'commandite, commanditaire, commanditer, commanditer notre evenement, commanditer l evenement, commanditer notre tournoi, commanditent, commanditez, parrainage, parrainer, parrainer notre evenement, partenariat financier, trouver des commanditaires',
    },
  },
}
