/** What questions call types of places of business, in English, Spanish and French. Without diacritics. */
export const placeWords: Readonly<Record<string, string>> = {
  resort_hotel: 'resort, complejo turistico, centro vacacional, centre de villegiature',
  extended_stay_hotel:
    'extended stay, long stay, estadia prolongada, estancia prolongada, estadia larga, larga estadia, sejour prolonge, longs sejours',
  bed_and_breakfast:
    'b&b, bnb, bed & breakfast, alojamiento con desayuno, cama y desayuno, gite, gite touristique, gite du passant, couette et cafe, b and b, guest rooms, guest house, hostal, casa de huespedes, posada, chambre d hotes, chambres d hotes',
  inn: 'posada, auberge',
  hostel: 'youth hostel, hostal, hostales, albergue, auberge de jeunesse',
  guest_house: 'guesthouse, casa de huespedes, maison d hotes, guest house',
  cottage:
    'vacation cottage, cabana de vacaciones, casa de campo, chalet, louer un chalet, location de chalets',
  campground:
    'camping, campsite, camp site, pitch a tent, camp out, tent camping, acampar, tienda de campana, casa de campana, zona de acampar, camper, terrain de camping, planter la tente, emplacement de camping',
  camping_cabin: 'cabin, cabana, pret a camper, chalet de camping, petit chalet',
  rv_park:
    'rv campground, rv camping, rv site, rv spot, rv hookup, park our rv, motorhome, casa rodante, autocaravana, parque de casas rodantes, lugar para casas rodantes, roulotte, motorise, parc pour vr, terrain pour vr, stationner un vr, camping pour vr, parc de vr',
  fast_food_restaurant:
    'hot dog, hotdog, hamburger, fries, french fries, chicken fingers, chicken nuggets, quick bite, hamburguesa, hamburgueseria, papas fritas, autoservicio, perro caliente, algo rapido de comer, poutine, frites, casse croute rapide, service au volant, service a l auto, resto rapide, chien chaud, manger vite, drive through, fried chicken, tacos, taco place, pollo frito, taqueria, malbouffe, casse croute',
  pizza_restaurant:
    'slice of pizza, pizza parlour, comer pizza, rebanada de pizza, pointe de pizza, manger une pizza, manger de la pizza, slice, slices',
  american_restaurant:
    'ribs, chicken wings, barbeque, smokehouse, comida americana, restaurante americano, alitas, costillas, costillitas, cuisine americaine, restaurant americain, ailes de poulet, cotes levees, burgers and fries, bbq, barbecue',
  breakfast_restaurant:
    'waffle, waffle house, omelet, omelette, bacon and eggs, desayunar, panqueques, hot cakes, donde desayunar, lugar para desayunar, dejeuner, ou dejeuner, restaurant de dejeuners, resto dejeuner, crepe, gaufre, bruncher, eggs and bacon, hotcakes, huevos, oeufs, prendre le petit dejeuner, breakfast place, breakfast places, breakfast spot, breakfast joint, pancakes place',
  family_restaurant:
    'family style, all you can eat, family meal, comida casera, restaurante para familias, bufe, bufet, restaurants familiaux, resto familial, restos familiaux, buffet a volonte, kid friendly restaurant, family friendly restaurant, sit down dinner, restaurant pour la famille, resto pour familles',
  steak_house:
    'chophouse, prime rib, parrilla, parrillada, carne asada, churrasco, bistec, bife, cortes de carne, bifteck, grillades, grilladerie, viande grillee, ribeye, bbq, barbecue, viande',
  diner: 'greasy spoon, luncheonette, fonda, comida corrida, casse croute, cantine, comfort food',
  food_court:
    'food hall, patio de comidas, plaza de comidas, area de comidas, zona de comidas, aire de restauration, foire alimentaire, aire alimentaire',
  sandwich_shop:
    'boxed lunch, boxed lunches, box lunch, box lunches, bag lunches, lunch boxes, boites a lunch, boite a lunch, lunch en cajita, lonches, sub, hoagies, delicatessen, panini, wraps, emparedado, sanduche, sanguche, sandwicherie, sous marin, charcuterie, delis, tortas, torteria, bocadillo, bocadillos, lonche',
  ice_cream_shop:
    'soft serve, froyo, milkshake, sundae, ice cream cone, dairy bar, creamery, sherbet, sorbet, shaved ice, snow cone, neveria, paleteria, paleta, postre, malteada, batido, glace, cornet, cremerie, bar laitier, creme molle, creme glacee molle, lait frappe, quelque chose de sucre, ice cream parlor, sweet treat, something sweet, mantecado, algo dulce',
  cafe: 'cafe, coffee, coffee shop, coffee house, coffeehouse, cup of coffee, latte, cappuccino, espresso, cafeteria, tomar un cafe, tomar cafe, prendre un cafe, boire un cafe, tea, tea room, bistro, cafecito, salon de the',
  coffee_shop:
    'cafe, coffee, coffee shop, coffee house, coffeehouse, cup of coffee, latte, cappuccino, espresso, iced coffee, cafeteria, tomar un cafe, tomar cafe, capuchino, prendre un cafe, boire un cafe, bon cafe, mocha, cold brew, caffeine, roaster, roasters, barista, cup of joe, cafecito, expreso, torrefacteur, brulerie',
  bakery:
    'pastry, cake, birthday cake, cupcake, croissant, muffin, bread, fresh bread, cookies, pan, pan dulce, pastel, pasteles, pastel de cumpleanos, reposteria, donas, rosquillas, bizcocho, galletas, beigne, gateau, gateaux, gateau de fete, du pain, viennoiserie, brioche, pain frais',
  bar: 'cervecita, cervecitas, birras, una fria, unas frias, chelas, beer, microbrewery, taphouse, ale house, alehouse, cold one, have a beer, grab a beer, have a drink, grab a drink, bares, cerveza, cerveza artesanal, tomar una cerveza, bar deportivo, bares deportivos, biere, prendre une biere, boire une biere, prendre un verre, microbrasserie, bar sportif, brasserie sportive, happy hour, tavern, copas, boire un verre, 5 a 7, cantina, bar',
  pub: 'sports bar, sports bars, bar deportivo, bares deportivos, bar sportif, cervecita, cervecitas, birras, una fria, unas frias, chelas, biere froide, irish bar, beer, have a beer, grab a beer, ale house, alehouse, taberna, pub irlandes, cerveza, tomar una cerveza, taverne, pub irlandais, biere, prendre une biere, boire une biere, tavern, pint, cantina, bar',
  meal_delivery:
    'food delivery, box lunch, boxed lunch, entrega de comida, reparto de comida, comida a domicilio, livraison de repas, repas livres, boite a lunch',
  meal_takeaway:
    'takeaway, take away, carryout, food to go, order to go, meals to go, curbside pickup, grab and go, comida para llevar, pedir para llevar, recoger comida, mets a emporter, pour emporter, plats a emporter, repas a emporter, commande a emporter',
  tourist_attraction:
    'tourist spots, sights, must see, landmarks to see, atraccion turistica, lugar turistico, lugares turisticos, sitio turistico, mirador, lugares de interes, attrait, attrait touristique, attraction touristique, lieux touristiques, site touristique, belvedere, things to see, landmark, que visitar, que ver, choses a voir, quoi voir, quoi visiter',
  amusement_park:
    'carnival rides, amusement rides, thrill rides, juegos mecanicos, montana rusa, parque tematico, montagnes russes, montagne russe, manege, parc d amusement, parc thematique, fun park, feria, montanas russas, amusement park, theme park, parque de diversiones, parque de atracciones, parc d attractions',
  amusement_center:
    'gocarts, gocart, gokarts, gokart, go cart, go carts, go kart, go karts, karts, karting, kartings, carritos, putt putt, mini putt, mini golf course, lazer tag, trampolines, bounce house, axe throwing, indoor playground, indoor play, go karting, paintball, batting range, jump park, golfito, minigolfito, golf miniatura, camas elasticas, parque de trampolines, kartodromo, inflables, centro de diversiones, golf miniature, parc de trampolines, jeu laser, jeux laser, jeux gonflables, centre d amusement, lancer de haches, centre de jeux, amusement park, theme park, fun park, gokarts, bumper cars, parque de diversiones, parque de atracciones, centro de entretenimiento, karts, gotcha, salon de juegos, parc d attractions, parc d amusement, centre de divertissement, centre familial, autos tamponneuses',
  water_park:
    'lazy river, splash park, wave pool, water playground, tobogan, toboganes, balneario, parque de agua, resbaladillas de agua, glissade d eau, jeux d eau, waterslides, toboganes de agua',
  zoo: 'see animals, petting farm, wildlife park, jardin zoologico, granja interactiva, ver animales, jardin zoologique, mini ferme, miniferme, voir des animaux, animal park, safari, parque de animales, granja, parc animalier',
  aquarium: 'see fish, sea life, oceanario, sharks, fish tanks, poissons',
  museum:
    'science museum, planetarium, discovery center, history museum, exhibits, museo de ciencias, museo infantil, museo de los ninos, planetario, salon de la fama, exposiciones, centre des sciences, centre de sciences, temple de la renommee, musee pour enfants, musee des sciences, exposition, art museum',
  art_gallery: 'ver arte, galerie d art, galeries d art, galerie',
  movie_theater:
    'movies, see a movie, watch a movie, see a film, film, imax, picture show, multiplex, pelicula, ver una pelicula, cartelera, sala de cine, ir al cine, voir un film, aller au cinema, salle de cinema, flick, catch a movie',
  performing_arts_theater:
    'musical, stage play, see a show, ballet, opera, obra de teatro, espectaculo, piece de theatre, salle de spectacle, comedie musicale, live theater, performing arts, broadway, spectacle, spectacles',
  concert_hall:
    'symphony, orchestra, philharmonic, sala de conciertos, orquesta, sinfonica, salle de concert, orchestre, orchestre symphonique',
  bowling_alley:
    'bowling, bowl, boliche, jugar boliche, quilles, go bowling, bowling place, ten pin, bowling center, bolos, bolera, jugar boliche, jugar a los bolos, salon de quilles, salle de quilles, jouer aux quilles, allee de quilles',
  video_arcade:
    'pinball, skee ball, arcade games, maquinitas, videojuegos, juegos de video, sala de juegos, arcade de jeux, jeux video, jeux d arcade, salon de jeux, salle d arcade',
  casino:
    'slot machines, gambling, gamble, poker, tragamonedas, apuestas, machines a sous, jeux de hasard, blackjack, maquinas tragamonedas',
  night_club:
    'dancing, go dancing, go clubbing, antro, bailar, salir a bailar, club nocturno, discotheque, danser, aller danser, sortir danser, clubbing',
  comedy_club:
    'comedy, stand up comedy, comedian, comedia, club de comedia, humour, spectacle d humour, humoriste, club d humour',
  park: 'dog park, picnic, picnic area, green space, public park, parque, dia de campo, parque para perros, areas verdes, parc, pique nique, pique niquer, parc a chiens, parc canin, espace vert, city park',
  national_park:
    'state park, provincial park, parque nacional, parques nacionales, parque estatal, parc national, parcs nationaux, parc provincial',
  historical_landmark:
    'historical site, history, historic places, battlefield, heritage site, sitio historico, lugar historico, lugares historicos, historia, lieu historique, lieux historiques, site historique, patrimoine, histoire, landmark, ruinas',
  store: 'go shopping, ir de compras, magasiner, magasinage, faire des achats, faire les magasins',
  shopping_mall:
    'outlet, outlet stores, shopping centre, shopping plaza, go shopping, plaza comercial, plazas comerciales, centros comerciales, ir de compras, centres commerciaux, centre d achat, galerie marchande, magasiner, magasinage, faire les magasins',
  department_store:
    'go shopping, tienda departamental, tiendas departamentales, tienda por departamentos, ir de compras, grand magasin, magasiner, magasinage, walmart, grandes almacenes',
  sporting_goods_store:
    'sports equipment, sporting equipment, cleats, mouthguard, mouth guard, shin guards, hockey tape, hockey stick, buy equipment, buy gear, buy balls, buy a ball, goggles, tienda de deportes, articulos deportivos, equipo deportivo, comprar equipo, comprar balones, comprar pelotas, tacos de futbol, tachones, articles de sport, magasin d articles de sport, equipement sportif, equipement de hockey, acheter de l equipement, acheter des ballons, crampons, baton de hockey, protege dents, sports gear, athletic store, team outfitters, outfitter, forgot our cleats, buy cleats, buy socks, buy shoes, equipment store, jerseys, uniformes, balones, pelotas, material deportivo, ropa deportiva, boutique de sport, equipement de sport, acheter un ballon, maillots',
  clothing_store:
    'clothes, clothing, apparel, jacket, buy clothes, go shopping, ropa, tienda de ropa, comprar ropa, ir de compras, vetement, magasin de vetements, boutique de vetements, magasiner, magasinage',
  shoe_store:
    'shoe, sneakers, running shoes, zapatos, zapateria, tienda de zapatos, zapatillas, chaussure, soulier, espadrille, magasin de chaussures',
  gift_shop:
    'magnets, postcards, buy gifts, gift store, regalo, recuerdo, recuerditos, tienda de regalos, tienda de recuerdos, cadeau, cadeaux, boutique de cadeaux, boutique de souvenirs, boutique souvenir, magasin de souvenirs',
  book_store: 'bookstore, bookshop, book shop, libreria, libro, librairie, books',
  electronics_store:
    'electronics, phone charger, charging cable, headphones, electronica, tienda de electronica, cargador de celular, cargador de telefono, electronique, magasin d electronique, chargeur de telephone, chargeur de cellulaire',
  supermarket:
    'grocery, grocery store, supermarket, food store, buy water, buy gatorade, case of water, buy snacks, buy fruit, supermercado, al super, el super, abarrotes, viveres, despensa, comprar agua, hacer el mandado, supermarche, epicerie, marche d alimentation, faire l epicerie, faire une epicerie, acheter de l eau, acheter des collations, mandado',
  grocery_store:
    'grocery, grocery store, supermarket, food store, buy water, buy gatorade, case of water, buy snacks, buy fruit, supermercado, al super, el super, abarrotes, viveres, despensa, tienda de abarrotes, comprar agua, hacer el mandado, supermarche, epicerie, marche d alimentation, faire l epicerie, faire une epicerie, acheter de l eau, acheter des collations, mandado',
  convenience_store:
    'corner store, mini mart, minimart, quick mart, mart, bodega, tienda de conveniencia, tiendita, minisuper, tienda de la esquina, miscelanea, depanneur, au dep, un dep, oxxo, colmado',
  liquor_store:
    'wine shop, wine store, beer store, package store, bottle shop, buy beer, buy wine, licoreria, tienda de licores, vinateria, vinos y licores, saq, lcbo, magasin d alcool, acheter du vin, acheter de la biere, acheter de l alcool, vinos',
  market:
    'flea market, farm stand, public market, tianguis, mercado de agricultores, mercado de pulgas, mercado al aire libre, marche public, marches publics, marche fermier, marche aux puces, marche des fermiers',
  train_station:
    'by train, take the train, amtrak, railway station, tren, trenes, estacion de tren, estacion de trenes, gare, gare de train, gare ferroviaire, prendre le train',
  subway_station:
    'metro station, subway stop, estacion de metro, estacion del metro, en metro, station de metro, subway',
  light_rail_station: 'light rail, streetcar, tram, tren ligero, tranvia, train leger, tramway',
  transit_station:
    'public transit, public transportation, city bus, mass transit, transit, transporte publico, autobus urbano, camion urbano, transport en commun, transport public, autobus de ville, public transport',
  bus_station:
    'bus stop, bus terminal, bus depot, greyhound, public transit, public transportation, mass transit, estacion de autobuses, terminal de autobuses, central de autobuses, central camionera, parada de autobus, transporte publico, gare d autobus, gare d autocars, terminus d autobus, arret d autobus, transport en commun, charter bus company, autobus chartier, guagua, camion charter, terminus, bus charter, bus charters, charter buses, rent a bus, rent a charter bus, autobus charter, autobuses charter, renta de autobuses, alquiler de autobuses, autobus nolise, autobus nolises, location d autobus, nolisement d autobus',
  ferry_terminal: 'ferry, ferri, transbordador, traversier, gare maritime',
  taxi_stand:
    'taxi, cab, taxicab, get a cab, parada de taxis, sitio de taxis, pedir un taxi, poste de taxi, prendre un taxi, appeler un taxi, taxis',
  car_rental:
    'rent a van, van rental, rental van, rent vans, rent a minivan, car hire, passenger van, 15 passenger van, renta de autos, renta de carros, renta de coches, rentar un auto, rentar un carro, rentar un coche, alquilar un auto, alquilar un carro, alquiler de carros, renta de camionetas, rentar una camioneta, rentar una van, renta de vans, location d auto, location d une auto, location d une voiture, louer une auto, louer une voiture, louer un char, louer une fourgonnette, louer une camionnette, location de fourgonnettes, location de camionnettes, alquilar un coche, alquiler de coches, louer un minibus',
  parking:
    'parking garage, parking deck, parking ramp, public parking, parking structure, estacionamiento publico, playa de estacionamiento, stationnement public, stationnement municipal, stationnement etage, aparcamiento publico, stationnement payant, parking public',
  park_and_ride: 'park & ride, park n ride, stationnement incitatif',
  gas_station:
    'fuel, gas up, petrol, diesel, fill up the tank, fill up the bus, filling station, truck stop, gasolina, echar gasolina, cargar gasolina, combustible, estacion de gasolina, bencinera, essence, poste d essence, station d essence, faire le plein, mettre de l essence, gazer, bomba de gasolina, nafta',
  electric_vehicle_charging_station:
    'ev charging, ev charger, ev station, charging station, car charger, supercharger, tesla charger, charge my car, charge our car, charge an electric car, electric car, plug in the car, cargador electrico, estacion de carga, auto electrico, carro electrico, coche electrico, borne de recharge, bornes, borne electrique, recharger, recharger mon auto, voiture electrique, auto electrique, vehicule electrique',
  hospital:
    'emergency, the er, emergency department, medical center, broken bone, broken arm, x-ray, xray, stitches, concussion, hospitales, urgencias, emergencias, sala de emergencias, sala de urgencias, emergencia medica, hopitaux, urgence, a l urgence, salle d urgence, centre hospitalier',
  doctor:
    'physician, walk in clinic, medical clinic, pediatrician, see a doctor, medico, doctora, clinica medica, ver a un medico, consultorio, pediatra, medecin, docteur, voir un medecin, clinique medicale, clinique sans rendez vous, sans rendez vous, pediatre',
  dentist:
    'tooth, broken tooth, chipped tooth, orthodontist, toothache, dentista, diente roto, muela, dentiste, dent cassee, clinique dentaire',
  physiotherapist:
    'physiotherapy, sports medicine, athletic therapist, sports therapist, fisioterapeuta, fisioterapia, terapia fisica, physiotherapeute, physiotherapie, therapeute du sport, clinique de physio',
  pharmacy:
    'pharmacy, drugstore, drug store, chemist, prescription, medicine, medication, tylenol, ibuprofen, advil, band aids, bandages, cold medicine, farmacia, medicina, medicamento, receta medica, comprar medicinas, pharmacie, medicament, ordonnance, acheter des medicaments, cvs, walgreens',
  drugstore:
    'pharmacy, drugstore, drug store, chemist, prescription, medicine, medication, tylenol, ibuprofen, advil, band aids, bandages, cold medicine, farmacia, medicina, medicamento, receta medica, comprar medicinas, pharmacie, medicament, ordonnance, acheter des medicaments',
  police:
    'police station, police department, cops, sheriff, policia, comisaria, estacion de policia, poste de police, policier',
  fire_station:
    'fire department, firehouse, fire hall, firefighters, bombero, estacion de bomberos, pompier, caserne, caserne de pompiers',
  bank: 'credit union, banco, banque, caisse populaire, caisses populaires',
  atm: 'cash machine, cash, get cash, withdraw cash, withdraw money, cashpoint, cajero, cajero automatico, sacar dinero, retirar dinero, guichet automatique, guichet bancaire, retirer de l argent, sortir de l argent, argent comptant',
  post_office:
    'mail a package, ship a package, usps, postage stamps, mail a letter, oficina de correos, mandar un paquete, enviar un paquete, bureau de poste, bureaux de poste, postes canada, envoyer un colis',
  laundry:
    'coin laundry, launderette, wash clothes, wash uniforms, wash our uniforms, wash the uniforms, wash jerseys, wash our jerseys, wash the jerseys, do laundry, dry cleaner, dry cleaning, lavar ropa, lavar la ropa, lavar uniformes, lavar los uniformes, lavanderia automatica, tintoreria, buanderie, buanderette, laver le linge, laver notre linge, laver les uniformes, laver nos uniformes, laver les chandails, faire du lavage, faire la lessive, nettoyeur, nettoyage a sec',
  car_repair:
    'mechanic, flat tire, tire shop, auto repair, auto shop, oil change, tow truck, towing, car trouble, fix our bus, fix my car, bus repair, mecanico, taller mecanico, taller de autos, llanta ponchada, llanta, llantera, vulcanizadora, goma ponchada, grua, reparar el auto, reparar el autobus, mecanicien, garage, garagiste, crevaison, pneu, pneus, changer un pneu, remorquage, remorqueuse, panne, reparer l auto, reparer l autobus',
  veterinary_care:
    'vet, veterinarian, animal hospital, veterinario, veterinaria, veterinaire, clinique veterinaire, hopital veterinaire',
  child_care_agency:
    'babysitter, babysitting, daycare, day care, child care, childcare, nanny, guarderia, ninera, cuidado de ninos, cuidar a los ninos, garderie, gardienne, service de garde, faire garder les enfants, halte garderie',
  gym: 'fitness center, fitness club, health club, work out, workout, lift weights, crossfit gym, gimnasio, hacer ejercicio, levantar pesas, salle d entrainement, centre de conditionnement, centre de conditionnement physique, salle de sport, centre de mise en forme, salle de gym',
  spa: 'massage, facial, day spa, masaje, masajista, massotherapie, massotherapeute, centre de sante, sauna',
  hair_care:
    'haircut, barber, barbershop, barber shop, hair salon, hairdresser, get my hair done, hair braiding, peluqueria, barberia, barbero, corte de pelo, cortarse el pelo, peinado, coiffeur, coiffeuse, coiffure, salon de coiffure, coupe de cheveux, barbier',
  beauty_salon:
    'nails, nail salon, manicure, pedicure, makeup artist, get nails done, salon de belleza, salones de belleza, manicura, maquillaje, salon de unas, salon de beaute, esthetique, estheticienne, manucure, pose d ongles, maquillage',
}
