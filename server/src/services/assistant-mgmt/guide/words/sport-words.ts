/** What questions call playing a sport and where it is played, in English, Spanish and French. Without diacritics. */
export const sportWords: Readonly<Record<string, string>> = {
  Basketball:
    'shoot hoops, basketball court, basquetbolista, cancha de basquetbol, cancha de baloncesto, cancha de basquet, cancha de basket, cancha de basketball, ballon panier, jouer au basketball, jouer au basket, terrain de basketball, terrain de basket, hooping, b ball, 3v3, basketball goals, basketball rims, canasta, canastas, basquetbolera, pabellon de baloncesto, basket ball, paniers de basket',
  Baseball:
    'tournoi de balle, jouer a la balle, ligue de balle, little leaguers, baseball field, baseball diamond, beis, beisbolista, jugar pelota, juego de pelota, campo de beisbol, cancha de beisbol, diamante de beisbol, campo de baseball, campo de pelota, jouer au baseball, jouer a la balle, terrain de baseball, terrain de balle, losange de baseball, pelota, parque de pelota, cuadro de beisbol, cuadros de beisbol',
  'Contact Football':
    'football field, tackle football field, futbol tackle, futbol tacleo, campo de futbol americano, cancha de futbol americano, jouer au football, terrain de football, high school football, americano, emparrillado, football canadien',
  Soccer:
    'soccer field, soccer pitch, play footy, fut, futbol 7, futbol siete, futbol 11, futbolito, futbolista, cancha de futbol, campo de futbol, cancha de soccer, campo de soccer, cancha de fut, jouer au soccer, jouer soccer, pratiquer le soccer, terrain de soccer, high school football, footie, ballon rond',
  Lacrosse: 'lacrosse field, campo de lacrosse, cancha de lacrosse, jouer a la crosse, terrain de crosse',
  Softball:
    'tournoi de balle, jouer a la balle, ligue de balle, balle molle, softball field, softball diamond, sofbol, sofball, campo de softbol, campo de softball, campo de sofbol, diamante de softbol, cancha de softbol, balle donnee, balle rapide, jouer au softball, terrain de softball, terrain de balle molle, terrain de balle, cuadro de softbol, balle lente, softball a lancer rapide',
  'Ice Hockey':
    'hockey rink, pick up hockey, stick and puck, hockey en hielo, hockey hielo, pista de hockey, cancha de hockey sobre hielo, hockey mineur, jouer au hockey, pratiquer le hockey, jouer au hockey sur glace, patinoire de hockey, shinny, rondelle',
  Volleyball:
    'volleyball court, voleybol, voleibolista, cancha de voleibol, cancha de volibol, cancha de voley, cancha de volleyball, ballon volant, jouer au volleyball, jouer au volley, terrain de volleyball, terrain de volley, v ball, volleyball nets, vole, canchas de voli, red de voleibol, filets de volley',
  'Non-Contact Football':
    'football field, flag football field, flag futbol, futbol flag, fut bandera, futbol americano sin contacto, cancha de tochito, jouer au flag football, football sans contact, jouer au football, terrain de football, high school football, flag, seven on seven, flag foot, touch foot',
  'Alpine Skiing':
    'skiers, go skiing, downhill skiing, esquiar, esquiador, esquiadora, skieur, skieuse, faire du ski, pente de ski, descente de ski, descente',
  Archery:
    'tirer a l arc, tirer de l arc, tirar con arco, shoot arrows, shoot a bow, bow and arrow, archers, shoot bows, arqueria, tiro al arco, arco y flecha, tir a l arc, faire du tir a l arc, bow hunting, arco, arqueros',
  'Artistic Swimming':
    'natacion sincronizada, nado artistico, nage synchronisee, nage artistique, natation synchronisee',
  'Australian Football': 'futbol australiano, football australien',
  'Auto Racing':
    'race cars, go karting, automovilismo, carreras de autos, carreras de carros, carreras de coches, kartismo, arrancones, course automobile, course d autos, sport automobile, nascar, drag races, race night, karts, gokarts',
  BMX: 'bicicross, bicross',
  Badminton:
    'badminton court, cancha de badminton, jouer au badminton, terrain de badminton, volante, gallito de badminton, volant',
  'Ball Hockey':
    'deck hockey, ball hockey rink, hockey de rue, hockey bottine, jouer au dek hockey, jouer au hockey balle, dekhockey',
  'Baton Twirling': 'bastonera, twirling, twirlers, baton sportif',
  'Beach Volleyball':
    'terrain de volley de plage, terrains de volley de plage, terrain de volleyball de plage, terrains de volleyball de plage, beach volleyball court, sand volleyball court, voleibol playero, volibol playero, voley playero, volibol de playa, voleibol de arena, cancha de voleibol de playa, cancha de voley playa, volley sur sable, volleyball sur sable, terrain de volleyball de plage, jouer au volleyball de plage, beach volley',
  Biathlon: 'biatlon',
  Billiards:
    'shoot pool, play pool, pool tables, billar, billares, carambola, jugar pool, billard, jouer au billard, table de billard, pool hall, eight ball',
  'Bobsled, Luge & Skeleton': 'trineo',
  Bocce: 'bochas, petanca, jouer a la petanque, terrain de petanque, jouer aux boules, boccia',
  Bodybuilding: 'fisicoculturismo, fisicoculturista, culturismo, culturisme, culturiste, body building',
  Bowling:
    'go bowling, bowlers, bolera, jugar boliche, jugar a los bolos, pista de bolos, mesa de boliche, jouer aux quilles, salon de quilles, salle de quilles, allee de quilles, petites quilles, grosses quilles, bowl, roll a few games, chuza',
  'Box Lacrosse': 'crosse en enclos, crosse interieure',
  Boxing:
    'boxeador, boxeadora, boxear, clases de box, pelea de box, pugilismo, boxeur, boxeuse, gala de boxe',
  Broomball: 'ballon balai, ballon sur glace, jouer au ballon balai',
  'Canoe & Kayak':
    'kayakers, paddlers, go kayaking, go canoeing, canoa, canotaje, kayac, piragua, piraguismo, canot, canotage, pagayer, faire du kayak, faire du canot, eau vive, kayakismo, kayak de mer, descente de riviere',
  Cheerleading:
    'cheer squad, porra, animadora, equipo de porras, equipo de animacion, animacion deportiva, meneuses de claque, stunting',
  Chess: 'play chess, ajedrecista, jouer aux echecs',
  Cornhole: 'jeu de poches, lancer de poches, corn hole, bags tournament, lanzamiento de bolsas, poches',
  Cricket: 'cricket field, jouer au cricket, terrain de cricket, criquet',
  'Cross Country':
    'campo traviesa, a campo traviesa, cross pais, course de fond, course en foret, course de cross',
  'Cross-Country Skiing':
    'cross country ski, cross country skiers, nordic skiers, esqui nordico, skier, ski nordique, faire du ski de fond, xc skiing',
  Curling: 'jouer au curling, throw stones, curlistas, lancer des pierres',
  Cycling:
    'biking, bicycling, bike ride, bike riding, ride bikes, cyclist, ciclista, bici, bicicleta, andar en bici, andar en bicicleta, montar en bicicleta, pedalear, ciclismo de ruta, ciclismo de pista, cycliste, velo, faire du velo, rouler a velo, velo de route, bicyclette, curlistas, road cycling, ruta ciclista',
  Dance:
    'dancer, dancing, dance competition, bailar, bailarin, bailarina, bailarines, concurso de baile, danser, danseur, danseuse, faire de la danse, concours de danse, dance studio, studio de danse',
  Darts: 'throw darts, dardos, flechettes, jouer aux flechettes',
  'Disc Golf':
    'throw a round, throw a round on, throw some rounds, disc golfers, golf de disco, disco golf, disque golf, golf disque, golf con disco',
  Diving:
    'divers, trampolin, trampolines, diving board, diving boards, dive meet, clavadista, saltos ornamentales, saltos de trampolin, plongeur, plongeuse, tremplin, high dive, saltos al agua',
  Dodgeball:
    'play dodgeball, balon prisionero, jugar quemados, quemados, ballon chasseur, jouer au ballon chasseur, ballon prisonnier',
  'Dog Sports':
    'deporte canino, agilidad canina, exposicion canina, sport canin, agilite canine, exposition canine, agility',
  'Dragon Boat': 'bote dragon, barco dragon, bateau dragon, bateaux dragons',
  Equestrian:
    'horseback, ride horses, horse riding, horse riders, caballo, montar a caballo, andar a caballo, paseos a caballo, cabalgar, cabalgata, hipica, deporte ecuestre, salto ecuestre, doma, cheval, chevaux, monter a cheval, faire du cheval, faire de l equitation, equestre, concours hippique, saut d obstacles, riding lessons, montar, hipismo',
  Esports: 'electronic sports, deportes electronicos, videojuegos, sport electronique, jeux video, jeu video',
  Fencing: 'fencers, esgrimista, florete, escrimeur, escrimeuse, fleuret',
  'Field Hockey':
    'field hockey field, field hockey pitch, turf hockey, hockey de pasto, hockey sobre pasto, hockey de campo, cancha de hockey cesped, jouer au hockey sur gazon, hockey cesped',
  'Figure Skating':
    'go ice skating, ice skate, figure skate, figure skaters, public skate, public skating, open skate, patinar, patinaje, patinador, patinadora, patinar sobre hielo, patinar en hielo, patinaje sobre hielo, patinaje en hielo, patin, patiner, patinage, patineur, patineuse, patin artistique, patinage libre, patin libre, faire du patin, patinage sur glace, patin a glace, skating lessons, patines',
  Fishing:
    'go fishing, fish for bass, anglers, pescar, pesca, pescador, pesca deportiva, pecher, peche, pecheur, peche sur glace, peche blanche, aller a la peche',
  'Freestyle Skiing': 'freestyle skiers, esqui acrobatico, ski acrobatique',
  'Functional Fitness':
    'cross fit, crosfit, entrenamiento funcional, entrainement fonctionnel, entrainement croise',
  Futsal:
    'futsal court, cancha de futsal, cancha de futbol sala, futbol de sala, papi futbol, papifutbol, jouer au futsal, terrain de futsal, soccer en salle, foot en salle',
  'Gaelic Games': 'futbol gaelico, football gaelique',
  Golf: 'golfers, golfing, tee times, driving range, play golf, golfista, jugar al golf, cancha de golf, golfeur, golfeuse, jouer au golf, round of golf, golfito',
  Gymnastics:
    'gymnast, gymnastics meet, gimnasta, gimnasia artistica, gimnasia ritmica, gymnaste, gymnastique artistique, gymnastique rythmique, tumbling, balance beam, uneven bars, poutre',
  'Jiu-Jitsu': 'jiujitsu, yiu yitsu',
  Judo: 'yudo, judoca, judoka',
  'Jump Rope':
    'saltar la cuerda, saltar cuerda, salto de cuerda, brincar la cuerda, corde a sauter, saut a la corde, jump roping, skipping rope, saltar la reata, corde a danser',
  Karate: 'karateca, karateka, dojo',
  Kickball: 'ballon botte, futbeis',
  'Marching Arts':
    'drum line, banda de guerra, banda de marcha, fanfare, corps de tambours, corps de clairons, corps de musique',
  'Martial Arts':
    'arte marcial, defensa personal, art martial, autodefense, dojo, martial arts studio, self defense, mma gym',
  'Mixed Martial Arts': 'artes marciales mixtas, arts martiaux mixtes, ufc',
  Motocross: 'motorbikes, dirt biking, motociclismo, moto, motocicleta, cuatrimoto, motocyclette',
  'Mountain Biking':
    'mountain bikers, bicicleta de montana, bici de montana, velo en montagne, singletrack, vtt',
  'Obstacle Course Racing': 'carrera de obstaculos, course a obstacles',
  Padel: 'padel court, padelista, cancha de padel, jouer au padel, terrain de padel',
  Pickleball:
    'pickleball court, pickleballers, play pickle, cancha de pickleball, jouer au pickleball, terrain de pickleball',
  Powerlifting:
    'levantamiento de potencia, dynamophilie, force athletique, power lifting, lever des halteres, halteres',
  Racquetball: 'racquetball court, jouer au racquetball, terrain de racquetball, frontenis',
  Ringette: 'jouer a la ringuette, jouer a la ringette',
  Robotics: 'robots, robotics team, robotica, robotique, vex robotics',
  Rodeo: 'jaripeo, charro, escaramuza, lienzo charro, monta de toros, cowboys',
  'Roller Hockey':
    'hockey en linea, hockey sobre ruedas, hockey sobre patines, hockey en patines, hockey sur roulettes, hockey en patins a roues alignees',
  'Roller Skating':
    'patiner a roulettes, patins a roulettes, patin a roulettes, patin a roues alignees, patinar sobre ruedas, patines de ruedas, patinaje sobre ruedas, roller skate, rollerskate, rollerblade, rollerblading, roller skate, rollerskate, rollerskating, rollerblade, rollerblading, patinar, patinaje, patinador, patinadora, patinar sobre ruedas, patinaje sobre ruedas, patines en linea, patines de ruedas, patin a roulettes, patin a roues alignees, faire du patin a roulettes, roller derby, patines, roller, patinage a roulettes',
  Rowing: 'rowers, remar, remero, regata, ramer, rameur, rameuse, regate',
  Rugby:
    'rugby field, rugby pitch, rugbista, campo de rugby, cancha de rugby, jouer au rugby, terrain de rugby',
  Running:
    'jog, jogging, runner, go running, go for a run, foot race, correr, corredor, trotar, maraton, medio maraton, carrera pedestre, carrera a pie, courir, coureur, coureuse, demi marathon, course sur route',
  Sailing:
    'sailboat, sail boats, go sailing, velero, regata, navegar a vela, velerismo, windsurf, voilier, regate, faire de la voile, planche a voile, sail, velear',
  'Shooting Sports':
    'shooting clays, target shooting, tiro deportivo, tiro al blanco, tiro al plato, tiro con rifle, tir sportif, tir a la carabine, tir au pigeon, clay shooting, gun club, tiro, club de tir',
  Skateboarding:
    'skateboarder, patineta, andar en patineta, monopatin, monopatines, planche a roulettes, rouli roulant, trottinette, faire du skate, faire de la planche a roulettes, skating park',
  'Sled Hockey': 'hockey en trineo, hockey sobre trineo, hockey luge, hockey sur luge, parahockey',
  Snowboarding:
    'snowboarder, tabla de nieve, tabla sobre nieve, planchiste, faire de la planche a neige, surf des neiges',
  'Snowmobile Racing':
    'snowmobiling, moto de nieve, motonieve, motoneige, course de motoneiges, faire de la motoneige',
  'Speed Skating':
    'go ice skating, ice skate, speed skate, speed skaters, patinaje, patinaje sobre hielo, patinaje en hielo, patin, patiner, patinage, patineur, patineuse, patin de vitesse, faire du patin, patinage sur glace, patin a glace, patines',
  'Sport Climbing':
    'climber, go climbing, rock climb, escalar, escalador, escaladora, escalada en roca, escalada deportiva, grimper, grimpeur, grimpeuse, escalader, faire de l escalade, escalade de bloc, escalade sportive, bloc',
  Squash: 'squash court, cancha de squash, jouer au squash, terrain de squash',
  'Stand-Up Paddleboarding':
    'tabla de remo, paddle surf, surf de remo, planche a pagaie, planche a rame, paddleboarding',
  Surfing:
    'surfers, go surfing, surfear, surfista, surfeur, surfeuse, faire du surf, waves to surf, olas, vagues',
  Swimming:
    'go swimming, go for a swim, lap swim, swim laps, swim lessons, swimming lessons, learn to swim, swim practice, nadar, nadando, nado, nadador, nadadora, clases de natacion, nado libre, nager, nage, nageur, nageuse, bain libre, cours de natation, faire de la natation, laps',
  'Table Tennis':
    'ping pong table, table tennis table, pimpon, pinpon, pin pon, ping pon, jouer au ping pong, pongistes',
  Taekwondo: 'taekuondo, tae kuon do',
  'Team Handball': 'european handball, handbol, cancha de balonmano, jouer au handball, terrain de handball',
  Tennis:
    'tennis club, tennis clubs, tennis center, tennis centre, tennis complex, tennis facility, tennis facilities, club de tenis, clubes de tenis, centro de tenis, club de tennis, centre de tennis, tennis court, tenista, cancha de tenis, cancha de tennis, jouer au tennis, terrain de tennis, court de tennis, racket',
  'Track & Field':
    'long jump, high jump, pole vault, sprinters, relays, pista y campo, salto de longitud, salto de altura, salto con garrocha, lanzamiento de bala, lanzamiento de disco, jabalina, relevos, velocista, saut en longueur, saut en hauteur, saut a la perche, lancer du poids, javelot, course a relais, piste d athletisme, shot put, discus, javelin, vallas',
  'Trampoline & Tumbling':
    'trampolin, cama elastica, gimnasia de trampolin, trampoline gymnastique, acrobaties, tumbling',
  Triathlon: 'triatlon, triatlones, triatleta, duatlon, triathlete',
  Ultimate:
    'ultimate frisbee field, frisbi, jugar frisbee, jouer au frisbee, jouer a l ultimate, terrain d ultimate',
  'Water Polo': 'polo de agua, jouer au water polo',
  'Water Skiing & Wakeboarding': 'planche nautique, faire du ski nautique, water skiing, wakeboarding',
  Weightlifting:
    'pesista, levantador de pesas, haltero, halterophile, weight lifting, lifters, lever des halteres',
  'Wheelchair Basketball':
    'baloncesto en silla de ruedas, basquetbol en silla de ruedas, basquet en silla de ruedas, basketball en fauteuil roulant, basket en fauteuil roulant, basket fauteuil, wheelchair hoops, adaptive basketball, basketball en fauteuil',
  'Wheelchair Rugby': 'rugby en silla de ruedas, rugby en fauteuil roulant, rugby fauteuil',
  Wrestling:
    'wrestler, wrestling meet, lucha olimpica, lucha grecorromana, lucha libre, luchador, luchadora, lutteur, lutteuse, lutte olympique',
  Ninja: 'obstacle gym',
  'Roller Derby': 'roller derby',
  Goalball: 'goal ball',
}
