/** What questions call the amenities, types, spaces and surfaces of venues, by field, in English, Spanish and French. Without diacritics. */
export const facilityWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amenities: {
    Parking:
      'se estacionan, estacionan, parquean, se garent, garent, stationnent, se stationnent, where to park, where do we park, where can we park, where do i park, where can i park, where do you park, place to park, room to park, park our cars, park the car, park my car, parking area, parking available, estacionar, estacionarse, estacionarnos, donde estacionar, donde estacionarse, lugares de estacionamiento, cajones de estacionamiento, estacionamiento gratis, estacionamiento gratuito, parking gratis, parquear, parquearse, aparcar, stationner, se stationner, ou se stationner, places de stationnement, stationnement gratuit, garer, se garer, garer la voiture, garer l auto, stationner l auto, stationner la voiture, espaces de stationnement, lot to park, somewhere to park, cajones, donde dejar el carro, donde dejar el coche, laisser la voiture',
    'RV & Bus Parking':
      'camion, camiones, camion del equipo, camiones de los equipos, autobuses de los equipos, autocar d equipe, autocars, autocar, team buses, se garent les autobus, garent les autobus, se stationnent les autobus, estacionan los autobuses, se estacionan los autobuses, parquean los autobuses, park the bus, park a bus, park our bus, park buses, park our buses, park a charter bus, park a motorcoach, park an rv, park our rv, park the rv, park rvs, park a trailer, park our trailer, park a camper, parking for a bus, parking for our bus, parking for rvs, rv, room for buses, team bus, charter bus, motorcoach, motorhome, estacionamiento para autobus, estacionamiento de autobus, estacionamiento de autobuses, estacionamiento para el autobus, estacionamiento para camiones, estacionar el autobus, estacionar un autobus, estacionar nuestro autobus, estacionar autobuses, estacionar la casa rodante, espacio para autobuses, espacio para autobus, casa rodante, autocaravana, autocar, remolque, nuestro autobus, autobus del equipo, stationnement d autobus, stationnement pour autobus, stationnement pour les autobus, stationnement pour un autobus, stationnement pour l autobus, stationnement autobus, stationnement pour vr, stationnement de vr, stationner un autobus, stationner l autobus, stationner notre autobus, stationner un vr, stationner notre vr, garer un autobus, garer l autobus, garer notre autobus, autobus d equipe, notre autobus, roulotte, motorise, remorque, buses park, bus park, autobuses, autobus, charter bus park, coach bus, spot to park our bus, spot for our bus, leave our bus, estacionamiento para la guagua, guagua, guaguas, guagua escolar',
    'EV Charging':
      'charger, chargers, car charger, car chargers, electrique, voiture electrique, vehicule electrique, en electrique, electrico, ev, ev station, electric car, electric vehicle, tesla, car charging, charge our car, charge my car, charge a car, charge the car, charge an electric car, charge electric cars, plug in our car, auto electrico, carro electrico, coche electrico, coches electricos, vehiculo electrico, cargar el auto, cargar el carro, cargar el coche, cargador de autos, estacion de carga, bornes, borne electrique, recharge electrique, recharger, recharger l auto, recharger mon auto, recharger notre auto, recharger la voiture, voiture electrique, auto electrique, vehicule electrique, charge a tesla, carga de autos electricos, cargan coches, cargadores, cargar carros electricos',
    Restrooms:
      'potty, porta john, port a potty, port a john, mens room, ladies room, wc, aseos, excusado, inodoro, banos portatiles, bano portatil, banos publicos, bloc sanitaire, toilettes portatives, toilettes publiques, salle de toilette',
    Showers:
      'take a shower, shower after, shower room, ducharse, ducharnos, banarse, banarnos, se doucher, doucher, prendre une douche, prendre sa douche, rinse off',
    'Locker Rooms':
      'change clothes, get changed, place to change, changing area, changing facilities, cambiarse, cambiarnos, cambiarse de ropa, cambiarnos de ropa, camerino, cuarto para cambiarse, vestidor para equipos, se changer, changer de vetements, salle de deshabillage, chambre de joueurs, casier, cabine d essayage',
    'Officials Rooms':
      'room for referees, room for refs, room for officials, room for umpires, umpires locker room, referee changing room, refs locker room, cuarto para arbitros, cuarto para los arbitros, sala de arbitros, vestidor de arbitros, vestidores para arbitros, vestuario de arbitros, vestuario para arbitros, cuarto de jueces, sala de jueces, espacio para arbitros, vestiaire des arbitres, vestiaire pour les arbitres, vestiaire d arbitres, chambre des arbitres, chambre d arbitres, local des arbitres, local pour les arbitres, salle d arbitres, salle pour les arbitres, salle des officiels, salle pour les officiels, vestiaire des officiels, chambre des officiels',
    Wifi: 'guest wifi, wifi network, internet gratis, internet inalambrico, conexion a internet, red inalambrica, internet gratuit, internet sans fil, sans fil, reseau sans fil, connexion internet, acces internet',
    Bleachers:
      'place to sit, somewhere to sit, sit and watch, seats for parents, seating for parents, seating for spectators, seats for spectators, seating for fans, seating for families, grand stand, graderio, sentarse, sentarnos, donde sentarse, donde sentarnos, asientos para padres, asientos para espectadores, asientos para el publico, lugar para sentarse, tribune, s asseoir, sasseoir, asseoir, places pour les parents, places pour les spectateurs, sieges pour les parents, sieges pour les spectateurs, banc',
    'Chair-Back Seating':
      'seats with backs, seating with backs, chairs with backs, chair backs, backrests, back rests, padded seats, asientos con respaldo, sillas con respaldo, asientos individuales, sieges a dossier, sieges avec dossier, sieges individuels, chaises avec dossier, bancs avec dossier',
    'VIP Suites':
      'corporate suite, private box, box seats, palcos vip, zona vip, sala vip, salon vip, salones vip, suites de lujo, suites corporativas, palcos de lujo, loges vip, loges corporatives, section vip, espace vip, suites vip, zone vip, salle vip, vip boxes',
    Scoreboard:
      'score clock, keep score, scoring system, electronic scoring, tablero electronico, tablero de puntaje, tablero de puntuacion, tablero de marcador, pizarra electronica, pizarron electronico, pizarra de anotaciones, tabla de anotaciones, tableau d affichage, tableaux d affichage, tableau electronique, tableaux electroniques, tableau de marque, tableau des points, marqueur electronique, tableaux de pointage, tableaux indicateurs, tablero, tableau marqueur',
    'Video Board':
      'video display, giant screen, replay screen, instant replay, led display, jumbo tron, large screen, pantalla de video, videomarcador, video marcador, pantalla led, pantalla grande, ecran video, tableau video, grand ecran, mur video, ecran led, ecran del',
    'PA System':
      'microphone, mic, speaker system, loud speaker, announce games, play music, play walk up songs, make announcements, announcements, sound equipment, microfono, bocina, altavoz, altavoces, altoparlante, parlantes, equipo de sonido, sonido local, megafonia, sonido, anunciador, equipo de audio, poner musica, haut parleur, un micro, systeme audio, annonceur, mettre de la musique, systeme de sonorisation, equipement de son, sono',
    'Field & Court Lighting':
      'play at night, play after dark, after dark, night practice, evening games, have lights, with lights, lit fields, lighted fields, lighted courts, outdoor lights, play in the dark, jugar de noche, jugar en la noche, jugar por la noche, entrenar de noche, juegos nocturnos, partidos nocturnos, partidos de noche, luminaria, alumbrado nocturno, alumbrada, reflector, faros, canchas con luz, canchas iluminadas, campos iluminados, jouer le soir, jouer la nuit, jouer de soir, match de soir, matchs en soiree, partie de soir, parties de soir, terrain eclaire, terrain illumine, eclairage des terrains, eclairage de nuit, projecteurs, lampadaires',
    'Live Streaming':
      'stream the game, stream games, stream our games, stream, streamed, watch online, watch from home, watch live online, watch the game online, broadcast, broadcast live, video stream, livestreamed, transmision, transmisiones, transmiten, transmitir, transmite, transmiten en vivo, transmiten los partidos, transmision en linea, transmitir los partidos, ver en linea, ver en vivo, ver los partidos en linea, ver por internet, en streaming, webdiffuse, webdiffuser, webdiffusion des matchs, diffuse en ligne, diffusent les matchs, diffuser les matchs, diffuser, diffusion, diffusion en ligne, regarder en ligne, regarder en direct, regarder les matchs en ligne, voir les matchs en ligne, suivre en ligne, suivre en direct, retransmission, retransmis, en continu, diffusion web, en vivo por internet',
    'Press Box':
      'media booth, announcers box, commentators booth, reporters sit, media seating, palco de prensa, cabina de prensa, cabina de transmision, sala de prensa, zona de prensa, area de prensa, tribune de presse, tribune de la presse, galerie de presse, galerie de la presse, passerelle de presse, passerelle, salle de presse, cabine de presse, cabine de diffusion, cabine des annonceurs, media box',
    'Air Conditioning':
      'air conditioner, cool inside, cooled, air cooled, hot inside, climatizado, climatizada, clima artificial, aire frio, acondicionado, refrigeracion, minisplit, climatiseur, clim, air conditionne, air frais, conditionnement d air',
    Concessions:
      'hot dog, nachos, popcorn, pretzels, buy snacks, sell snacks, sell food, food sold, food for sale, snack counter, refreshments, vending machine, venden comida, vende comida, vender comida, venta de comida, comprar botanas, botanas, antojitos, refrescos, palomitas, tiendita, kiosco de comida, fuente de sodas, concesion de comida, concesiones de comida, camiones de comida, maquinas expendedoras, comptoir alimentaire, comptoir de restauration, vend de la nourriture, vendent de la nourriture, vendre de la nourriture, vente de nourriture, acheter a manger, collation, grignotines, pop corn, mais souffle, boissons gazeuses, restauration, restauration sur place, manger sur place, kiosque de nourriture, kiosques alimentaires, camion de cuisine, buvette, machines distributrices, distributrices, food on site, buy food',
    Restaurant:
      'restaurant inside, sit down restaurant, place to eat on site, eat on site, comedor, restaurante en el lugar, restaurante propio, restaurant sur place, resto sur place, bistro, resto bar, salle a manger, place to eat inside',
    'Catering Kitchen':
      'cater, catered, cater food, cater meals, prep kitchen, prepare food, prepare meals, full kitchen, industrial kitchen, banquete, servicio de banquetes, servicio de catering, cocina comercial, cocina industrial, cocina para banquetes, preparar comida, cocinar, cocina equipada, service de traiteur, cuisine commerciale, cuisine industrielle, cuisine equipee, cuisine de traiteur, cuisiner, preparer des repas, preparer de la nourriture',
    'Water Fountains':
      'fill water bottles, fill our water bottles, fill up water bottles, refill water bottles, refill our water bottles, refill bottles, fill bottles, fill our bottles, fill up bottles, water refill, bubblers, water bottle refill, water bottle station, agua potable, llenar botellas, llenar las botellas, llenar nuestras botellas, rellenar botellas, rellenar las botellas, rellenar nuestras botellas, llenar termos, llenar los termos, estacion de agua, agua para tomar, agua para beber, dispensador de agua, tomar agua, fontaine d eau, eau potable, remplir les bouteilles, remplir des bouteilles, remplir nos bouteilles, remplir nos bouteilles d eau, remplir les bouteilles d eau, remplir sa bouteille, remplir une bouteille, remplir les gourdes, remplir nos gourdes, remplissage de bouteilles, station d eau, poste d eau',
    'Pro Shop':
      'sharpen skates, skates sharpened, sharpen our skates, get skates sharpened, skate sharpener, buy equipment, buy gear, buy a stick, buy balls, equipment store, sporting goods store, sell equipment, rackets strung, restring, tienda deportiva, tienda de deportes, tienda de equipo, tienda de articulos deportivos, comprar equipo, afilar patines, afilar los patines, afilado de patines, afilan patines, encordar raquetas, boutique de sport, boutique sport, boutique du pro, boutique de hockey, boutique d equipement, magasin de sport, acheter de l equipement, aiguiser, aiguiser les patins, aiguiser des patins, aiguiser nos patins, faire aiguiser, aiguisage, aiguisage de patins, affutage, affutage de patins, affuter les patins, cordage de raquettes, equipment shop, shop on site, tienda, boutique',
    'Equipment Rental':
      'prestan, prestar, lend, lends, lend out, prete, pretent, preter, gear, rental gear, rentals, rent skates, rent gear, rent balls, rent rackets, rent racquets, rent shoes, rent helmets, rent bikes, rent kayaks, rent clubs, rent a bike, borrow equipment, borrow gear, borrow balls, ball rental, racket rental, bike rental, kayak rental, helmet rental, rentar equipo, rentan equipo, renta de equipo, alquilar equipo, alquilan equipo, rentar patines, rentan patines, renta de patines, alquilar patines, alquilan patines, alquiler de patines, rentar raquetas, rentar balones, rentan balones, prestan balones, prestan equipo, rentar bicicletas, alquiler de bicicletas, renta de bicicletas, alquiler de kayaks, renta de kayaks, location d equipement, location de materiel, location de patins, location de raquettes, location de velos, location de kayaks, location de skis, location de souliers, louer de l equipement, louer du materiel, louer des patins, louer des raquettes, louer des velos, louer des kayaks, louer des skis, louer des ballons, louer des souliers, louer un velo, preter des ballons, pret d equipement, emprunter de l equipement, emprunter des ballons, rent boards, alquilan, alquiler, louer des batons, rentan tablas, rentar tablas, alquilan tablas, tablas, louer des planches, planches a louer',
    'Weight Room':
      'lift weights, weight lifting area, work out, workout, workout area, treadmill, squat racks, dumbbells, strength training, pesas, cuarto de pesas, salon de pesas, area de pesas, gimnasio de pesas, levantar pesas, sala de musculacion, aparatos de gimnasio, caminadora, hacer ejercicio, cuarto de fuerza, musculation, salle d entrainement, salle d exercice, salle de conditionnement, salle de conditionnement physique, poids et halteres, halteres, lever des poids, tapis roulant, appareils de musculation, centre de conditionnement, salle de poids',
    'Warm-Up Area':
      'warm up, warmup, warming up, place to warm up, warm up before, room to warm up, space to warm up, stretch before, calentar, calentamiento, espacio para calentar, lugar para calentar, zona para calentar, area para calentar, cancha de calentamiento, campo de calentamiento, espacio de calentamiento, alberca de calentamiento, piscina de calentamiento, estirar, s echauffer, sechauffer, echauffement, zone d echauffement, aire d echauffement, espace d echauffement, espace pour s echauffer, terrain d echauffement, piscine d echauffement, salle d echauffement, periode d echauffement, se rechauffer, s etirer',
    'Batting Cages':
      'batting practice, hit balls, pitching machine, bullpen, hitting practice, jaula, batear, bateo, practica de bateo, tunel de bateo, tuneles de bateo, maquina de pitcheo, maquina lanzapelotas, cage de frappe, cage au baton, tunnel de frappe, pratique au baton, lance balles, enclos des releveurs, practice hitting, cage de baseball',
    'Athletic Training Room':
      'athletic training, taping, tape ankles, get taped, ankles taped, taped up, rehab, physical therapist, physical therapy, trainers, fisioterapia, fisioterapeuta, cuarto de fisioterapia, sala de fisioterapia, sala de terapia, vendaje, terapeuta, terapia fisica, medicina deportiva, rehabilitacion, salle de soins, salle de traitement, therapeute, therapeute du sport, therapeute sportif, physio, physiotherapie, physiotherapeute, soigneur, bandage, clinique de physiotherapie, medecine sportive, medecine du sport, bain de glace, sports medicine, soins sportifs',
    'AED & First Aid':
      'defib, nurse, medical help, medical care, medical tent, first aid tent, first aider, desfibrilador, dea, botiquin, botiquines, medico, servicio medico, atencion medica, paramedico, ambulancia, enfermera, enfermero, infirmerie, infirmier, infirmiere, secouriste, secourisme, trousse de premiers soins, trousses de premiers soins, premiers secours, poste de premiers soins, ambulanciers, medecin, soins medicaux',
    'Meeting Rooms':
      'coaches meeting, team meeting, hold a meeting, hold meetings, training classroom, birthday party room, private room, sala de juntas, sala de reunion, salones de reuniones, junta de entrenadores, reunion de entrenadores, reunion, reuniones, sala de conferencias, aula, salon de clases, salon de usos multiples, sala de capacitacion, auditorio, junta, fiestas de cumpleanos, salle de conference, salle de classe, salle de formation, reunion d entraineurs, reunion des entraineurs, reunions d equipe, rencontre d entraineurs, salle multifonctionnelle, salle polyvalente, salle de reception, auditorium, amphitheatre, fete d enfants',
    Playground:
      'terrain de jeu, terrains de jeux, terrain de jeux, aire de jeux, aire de jeu, modules de jeux, parc pour enfants, juegos infantiles, area de juegos, jueguitos, columpios, balancoires, swings, swings, swing set, monkey bars, slides, play structure, climbing frame, juegos infantiles, juegos para ninos, juego infantil, area infantil, zona infantil, area de ninos, area para ninos, resbaladilla, tobogan, toboganes, columpio, subibaja, parquecito, ludoteca, module de jeux, module de jeu, parc pour enfants, parc de jeux, aire de jeu, jeux pour enfants, jeux d eau, balancoire, glissade, carre de sable',
    Lodging:
      'sleep on site, stay on site, sleep there, stay overnight on site, stay overnight at, dorm rooms, bunkhouse, bunk house, on site rooms, dormitorio, cabana, albergue, hospedarse en el lugar, dormir en el lugar, quedarse en el lugar, hotel en el lugar, hospedar equipos, alojarse ahi, hebergement sur place, loger sur place, dormir sur place, coucher sur place, chambres sur place, hotel sur place, dortoir, chalet, residences etudiantes',
    'Wheelchair Accessible':
      'ramp, disabled, disability, handicapped, handicapped parking, mobility, mobility issues, cant walk, accessible seating, accessible seats, disabled parking, rampa, discapacidad, discapacidades, discapacitado, discapacitada, personas con discapacidad, movilidad reducida, accesibilidad, asientos accesibles, acceso para discapacitados, minusvalidos, chaise roulante, rampe, rampe d acces, mobilite reduite, a mobilite reduite, personnes a mobilite reduite, handicape, handicapee, personnes handicapees, acces pour handicapes, accessibilite, acces universel, accessibilite universelle, universellement accessible, adaptee',
  },
  facilityType: {
    Arena: 'event arena, sports arena, arena deportiva, arena techada, centre multisport, arena',
    Stadium: 'stadia, grand stade',
    'Convention Center':
      'convention hall, conference center, conference centre, centro de congresos, palacio de congresos, palacio de convenciones, centro de conferencias, centre de conference, palais de congres',
    'Olympic Facility':
      'olympic venue, olympic training center, olympic park, instalacion olimpica, centro olimpico, parque olimpico, villa olimpica, installation olympique, parc olympique, centre olympique, site olympique',
    'Sports Complex':
      'multi sport complex, sports centre, sports village, athletic center, athletic centre, polideportivo, unidad deportiva, centro deportivo, ciudad deportiva, complejo polideportivo, unidades deportivas, deportivo municipal, centre sportif, centre multisport, complexes sportifs, complexe multisports, plateau sportif, plateaux sportifs, sportplexe',
    'College/University':
      'college campus, college facility, university facility, universidades, campus universitario, instalaciones universitarias, cegep, campus universitaire, collegial',
    'Golf Course': 'club de golf, clubes de golf',
    'Parks & Rec':
      'public park, county park, municipal park, parks & recreation, parque municipal, parque publico, parques y recreacion, parque deportivo, parc municipal, parcs municipaux, parc de la ville, parcs et loisirs, parc public, parc sportif',
    'Aquatic Center':
      'aquatics complex, swim complex, swimming center, swimming centre, swim facility, swimming facility, centro de natacion, complejo acuatico, centro de nado, complexe aquatique, complexe de natation, centre de natation, bain public',
    Fieldhouse: 'pabellon deportivo, pavillon sportif, pavillon des sports, pabellon, barn',
    Gymnasium: 'gymnase double, gymnase simple, cancha techada',
    'Community Center':
      'community recreation center, community rec center, centro recreativo, centro comunal, salon comunal, casa comunal, centre de loisirs, centre recreatif, centre des loisirs, salle communautaire, casa club',
    School:
      'elementary school, colegio, preparatoria, prepa, secundaria, primaria, ecole secondaire, ecole primaire',
    'Training Facility':
      'training centre, performance center, training academy, centro de entrenamiento, centro de alto rendimiento, academia deportiva, centre d entrainement, centre de haute performance, academie sportive, centre de performance, academy, academia, academie',
    'Racquet Club':
      'racquet center, racquet centre, tennis centre, tennis complex, tennis facility, pickleball club, pickleball complex, pickleball center, club de tenis, club de raqueta, clubes de tenis, centro de tenis, club de padel, club de tennis, centre de tennis, club de raquette, club de sports de raquette, club de pickleball',
    'Bowling Center': 'bowling centre, centro de boliche, salon de boliche, centre de quilles',
    'Race Track':
      'drag strip, dragstrip, motor speedway, motorsports park, autodromo, pista de carreras, hipodromo, velodromo, pista de autos, pista de carros, autodrome, circuit automobile, hippodrome, velodrome, piste de course automobile',
    'Equestrian Center':
      'equestrian centre, equestrian facility, stables, riding center, riding stable, horse facility, centro ecuestre, club hipico, caballeriza, establos, club ecuestre, centre equestre, ecurie, ecuries, manege, ecole d equitation, barn',
    'Ski Resort':
      'ski mountain, ski slopes resort, ski center, ski lodge, estacion de esqui, centro de esqui, centre de ski, station de ski, montagne de ski, mont de ski',
    'Beach & Waterfront':
      'beach, beach and waterfront, waterfront, beachfront, lakefront, riverfront, lakeside, shoreline, playa, malecon, frente al mar, orilla del lago, orilla del mar, orilla del rio, frente al lago, plage, bord de l eau, au bord de l eau, bord du lac, bord de mer, bord du fleuve, bord de la riviere, front de mer',
    'Fairgrounds & Expo Center':
      'fair grounds, exhibition center, exhibition centre, exposition centre, county fairgrounds, exhibition grounds, recinto ferial, recintos feriales, centro de exposiciones, centro ferial, expo centro, campo ferial, champ de foire, terrain de foire, terrain de l exposition, terrain d exposition, centre d exposition, centre des expositions, parc des expositions, centre de foires',
    'Hotel & Resort': 'centre de villegiature',
    'Ice Rink': 'arena de glace, arena',
  },
  spaceType: {
    Court:
      'plateau, plateaux, terrain de volley de plage, terrains de volley de plage, terrain de volleyball de plage, terrains de volleyball de plage, basketball court, volleyball court, beach volleyball court, sand volleyball court, tennis court, pickleball court, badminton court, padel court, racquetball court, squash court, futsal court, cancha de basquetbol, cancha de baloncesto, cancha de basquet, cancha de basket, cancha de basketball, cancha de voleibol, cancha de volibol, cancha de voley, cancha de volleyball, cancha de voleibol de playa, cancha de voley playa, cancha de tenis, cancha de tennis, cancha de padel, cancha de pickleball, cancha de badminton, cancha de squash, cancha de futsal, cancha de futbol sala, cancha de balonmano, cancha de arena, cancha de duela, cancha de cemento, cancha de concreto, cancha multiusos, cancha de usos multiples, multicancha, terrain de basketball, terrain de basket, terrain de volleyball, terrain de volley, terrain de volleyball de plage, terrain de tennis, court de tennis, terrain de badminton, terrain de pickleball, terrain de padel, terrain de squash, terrain de racquetball, terrain de handball, terrain de futsal, terrain multisport, pista, pistas, terrain, terrains',
    Field:
      'soccer field, soccer pitch, football field, tackle football field, flag football field, lacrosse field, rugby field, rugby pitch, field hockey field, field hockey pitch, cricket field, ultimate frisbee field, playing field, athletic field, grass pitch, cancha de futbol, campo de futbol, cancha de soccer, campo de soccer, cancha de fut, campo de futbol americano, cancha de futbol americano, cancha de tochito, campo de lacrosse, cancha de lacrosse, campo de rugby, cancha de rugby, cancha de hockey cesped, campo de juego, campo deportivo, cancha de pasto, campo de pasto, cancha de cesped, campo de cesped, cancha de pasto sintetico, campo de pasto sintetico, cancha de cesped sintetico, cancha empastada, campo empastado, terrain de soccer, terrain de football, terrain de rugby, terrain de crosse, terrain de cricket, terrain d ultimate, terrain naturel, terrain en gazon, terrain gazonne, terrain en herbe, terrain sportif, terrain a onze, terrain a sept, terrain, terrains',
    Diamond:
      'parque de pelota, parques de pelota, terrain de balle, terrains de balle, losange, losanges, baseball field, baseball diamond, softball field, softball diamond, campo de beisbol, cancha de beisbol, diamante, diamante de beisbol, campo de baseball, campo de pelota, campo de softbol, campo de softball, campo de sofbol, diamante de softbol, cancha de softbol, terrain de baseball, terrain de balle, terrain de balle molle, terrain de softball, losange, losange de baseball, cuadros, terrain, terrains, terrains de balle',
    Rink: 'feuilles de glace, surfaces de glace, surfaces glacees, glaces, hojas de hielo, superficies de hielo, ice sheet, ice sheets, sheets of ice, sheet of ice, hockey rink, ball hockey rink, ice pad, ice time, pista de hockey, cancha de hockey sobre hielo, pista de patinar, pista para patinar, hielo, sala de patinaje, patinoire de hockey, surface glacee, anneau de glace, patinoire exterieure, patinoire interieure, temps de glace, heures de glace, piste, pistes, pista, pistas, skate, skating, to skate',
    Pool: 'olympic sized pool, olympic swimming pool, diving well, dive tank, diving pool, warm water pool, outdoor pool, outdoor swimming pool, alberca semiolimpica, piscina semiolimpica, fosa de clavados, carriles de natacion, alberca al aire libre, piscina al aire libre, carril de nado, bassin, bassin olympique, bassin de 25 metres, bassin de 50 metres, couloirs de nage, couloirs, bassin de plongeon, piscine exterieure, piscine semi olympique, carril, carriles',
    Track:
      'pista para correr, pista de tartan, tartan, pista de 400 metros, pista atletica, piste d athletisme, piste de course, anneau d athletisme, piste interieure, piste de 400 metres, piste, pistes, anneau, pista, pistas',
    'Golf Course':
      'hole, holes, hoyo, hoyos, trou, trous, cancha de golf, 18 hoyos, 9 hoyos, parcours de golf, 18 trous, 9 trous, dix huit trous',
    'Disc Golf Course': 'disc golf baskets, parcours de disque golf, parcours de disc golf',
    'Cross Country Course': 'parcours de cross country, parcours de course en foret',
    'Road Course': 'circuito de calle, circuito en carretera, circuit routier, parcours sur route',
    Raceway:
      'pista de karts, pista de motocross, piste de karting, piste de motocross, circuito, circuit, piste de course, pista, pistas, piste, pistes',
    Trail:
      'hike, hiking, hiking trail, hiking path, walking trail, walking path, nature trail, bike trail, bike path, running trail, sendero, senderismo, caminata, ruta de senderismo, ciclovia, ciclopista, sentier, randonnee, randonnee pedestre, sentier pedestre, piste cyclable, sentier de velo, faire de la randonnee',
    'Skate Park':
      'skatepark, skateparks, skateboard park, skate ramp, half pipe, skate bowl, parque de patinetas, pista de patinetas, rampa de patinetas, planchodrome, parc de planche a roulettes, parc de skate, rouliparc',
    'Open Water':
      'open water swim, pond, lago, embalse, aguas abiertas, represa, presa, lac, riviere, fleuve, plan d eau, eau libre, eaux libres, bassin d aviron, ocean, rio, mar, laguna, mer',
    'Ski Slope':
      'ski trails, slopes, pista de esqui, ladera de esqui, piste de ski, pente de ski, pente, pista, pistas, piste, pistes',
    'Bowling Lane':
      'lineas, linea de boliche, lineas de boliche, bolera, pista de bolos, pistas de boliche, mesa de boliche, lineas de boliche, carriles de boliche, allee de quilles, salon de quilles, salle de quilles, allee de bowling, pista, pistas, carriles, allee, allees, piste, pistes, carril',
    Mat: 'judo mat, tatamis, colchon de lucha, lona de lucha, tapis de lutte, tapis de judo',
    Ring: 'cuadrilatero, ring de boxeo, ring de box, ring de boxe',
    'Gymnastics Floor':
      'tumbling floor, gymnastics mat, floor exercise, piso de gimnasia, area de gimnasia, plateau de gymnastique, plancher de gymnastique, salle de gymnastique, praticable',
    'Fencing Strip': 'pista de esgrima, piste d escrime, piste, pistes, pista, pistas',
    'Lifting Platform':
      'weightlifting platform, plataforma de levantamiento, tarima de levantamiento, plateforme d halterophilie, plateau d halterophilie, plateau, plateaux, plateaux d halterophilie, plataformas de levantamiento',
    'Climbing Wall':
      'rock wall, rock climbing wall, muro de escalada, muro para escalar, muro de escalar, pared de escalada, pared para escalar, rocodromo, mur d escalade, paroi d escalade, bloc d escalade, centre d escalade, pared de escalar',
    'Archery & Shooting Range':
      'rifle range, firing range, trap range, skeet range, clay target range, campo de tiro, stand de tiro, campo de tiro con arco, poligono de tiro, champ de tir, salle de tir, champ de tir a l arc, pas de tir, poligono, stand de tir',
    'Equestrian Arena':
      'horse ring, riding ring, dressage arena, dressage ring, jumping arena, indoor riding arena, lienzo charro, pista ecuestre, arena ecuestre, picadero, ruedo, manege equestre, carriere equestre, manege interieur, carre de dressage',
    Table:
      'ping pong table, table tennis table, pool table, mesa de tenis de mesa, mesa de billar, table de tennis de table, table de billard, mesas',
    Stage: 'performance stage, stage area, escenario, tarima, une scene',
    'Exhibit Hall':
      'hall, halls, salon de exhibicion, salones de exhibicion, salon de exhibiciones, salones de exhibiciones, salones de exposicion, salones de exposiciones, sala de exposiciones, salas de exposiciones, salle d exposition, salles d exposition, halls d exposition, exhibition hall, exhibition halls, expo hall, expo halls, trade show floor, show floor, exhibition space, expo space, expo floor, booth space, sala de exposiciones, salon de exposiciones, pabellon de exposiciones, piso de exhibicion, sala de exhibicion, salle d exposition, hall d exposition, aire d exposition, espace d exposition, pabellon',
    'Meeting Room': 'salones de reunion',
  },
  surface: {
    Asphalt:
      'blacktop, black top, paved, asfalto, pavimento, asfaltada, pavimentada, asphalte, asphaltee, bitume, pavage',
    Concrete:
      'cement, concrete floor, concreto, cemento, piso de concreto, piso de cemento, cancha de cemento, cancha de concreto, hormigon, beton, ciment, plancher de beton',
    Grass:
      'or natural, natural or, natural o, o natural, ou naturel, ou naturelle, real grass, sod, pasto natural, cesped natural, zacate, grama, grama natural, pasto real, cancha de pasto, campo de pasto, cancha de cesped, campo de cesped, cancha empastada, campo empastado, empastado, gazon naturel, pelouse, pelouse naturelle, herbe, herbe naturelle, vrai gazon, terrain naturel, terrain en gazon, terrain gazonne, terrain en herbe',
    Hardwood:
      'wooden, hardwood floor, parquet, madera, duela, piso de madera, piso de duela, cancha de duela, bois, bois franc, plancher de bois, plancher de bois franc, surface de bois, surface en bois, plancher en bois',
    Ice: 'hielo, surface glacee, temps de glace, heures de glace, anneau de glace, patinoire interieure, patinoire exterieure',
    'Multi-purpose':
      'multi purpose floor, multi use floor, sport tile, rubber floor, cancha multiusos, cancha de usos multiples, superficie multiusos, piso multiusos, piso deportivo, multicancha, surface polyvalente, surface multisport, plancher sportif, terrain multisport, sport court',
    Sand: 'sand pit, de arena, cancha de arena, piso de arena, superficie de arena, sobre arena, sur sable, terrain de sable',
    Synthetic:
      'sintetico, sintetica, superficie sintetica, piso sintetico, tartan, surface synthetique, synthetique, revetement synthetique, sport court, hule, caoutchouc',
    Turf: 'or artificial, o artificial, ou artificiel, ou artificielle, artificial grass, synthetic grass, fake grass, synthetic field, pasto sintetico, pasto artificial, cesped sintetico, grama artificial, grama sintetica, zacate artificial, gramilla sintetica, cancha de pasto sintetico, campo de pasto sintetico, cancha de cesped sintetico, sintetico, sintetica, hierba artificial, gazon artificiel, pelouse synthetique, pelouse artificielle, surface artificielle, terrain artificiel, herbe artificielle, herbe synthetique, synthetique, surface synthetique',
    Water: 'on the water, superficie de agua, sur l eau, surface d eau',
  },
  location: {
    Outdoor:
      'outdoor pool, outdoor swimming pool, play outside, outside fields, outside courts, in the open air, piscina al aire libre, alberca al aire libre, aire libre, exteriores, en exteriores, en exterior, afuera, descubierta, descubierto, sin techo, a la intemperie, intemperie, patinoire exterieure, piscine exterieure, a l exterieur, dehors, en plein air, plein air, sans toit, non couvert, a ciel ouvert, a l air libre, in the open, a cielo abierto, outside, outdoors, open air',
    Indoor:
      'indoor riding arena, play inside, out of the rain, roofed, with a roof, have a roof, has a roof, bubbled, weather proof, weatherproof, enclosed, en interior, en interiores, interiores, adentro, a cubierto, bajo cubierta, con techo, domo, entoldado, en un gimnasio, instalacion cubierta, patinoire interieure, piste interieure, manege interieur, a l interieur, en salle, couvert, couverte, sous un dome, sous le dome, toit, avec un toit, a l abri, a l abri de la pluie, bulle, under cover',
  },
}
