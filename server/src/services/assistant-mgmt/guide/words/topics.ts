/** What a question can ask of a record. */
export const topics = [
  'about',
  'address',
  'phone',
  'email',
  'website',
  'contact',
  'hours',
  'seats',
  'groups',
  'size',
  'height',
  'opened',
  'rating',
  'spaces',
  'sports',
  'amenities',
  'stars',
  'rooms',
  'checkIn',
  'checkOut',
  'rate',
  'priceLevel',
  'offers',
  'dates',
  'times',
  'venue',
  'organizer',
  'entryFee',
  'teams',
  'ages',
  'level',
  'gender',
  'deadline',
  'register',
  'services',
  'airport',
  'distance',
  'documents',
  'availability',
  'replies',
  'type',
  'policy',
] as const
export type Topic = (typeof topics)[number]

/** The words for each, in English, Spanish and French. Without diacritics, which questions are read without. */
export const topicWords: Readonly<Record<Topic, string>> = {
  about:
    'about, tell me about, describe, description, what is, overview, information, info, details, more about, know about, cuentame, hablame, describeme, informacion, que es, detalles, parle moi, presente moi, decris, renseignements, c est quoi, qu est ce que',
  address:
    'what city, which city, what town, which town, city is it in, town is it in, en que ciudad, que ciudad, en que pueblo, en que municipio, dans quelle ville, quelle ville, dans quelle municipalite, and where, y donde, et ou, where is it, c est ou, ou est ce, ou c est, how to find, donde es, address, street address, located, location, directions, directions to, how do i get to, how do we get to, get there, where is, where are, wheres, do we find it, do i find it, do you find it, can i find it, can we find it, to find it, street, zip code, zip, postal code, mailing address, direccion, ubicacion, ubicado, ubicada, como llego, como llegar, donde queda, donde esta, donde estan, donde se encuentra, codigo postal, calle, adresse, situe, situee, ou est, ou sont, ou se trouve, ou se situe, comment aller, comment se rendre, code postal, rue, whereabouts, how to get to, gps, navigate to, como llegamos, como se llega, domicilio, localizacion, comment y aller, comment on se rend, itineraire, emplacement, plan d acces',
  phone:
    'numero de l hotel, numero du, numero del hotel, numero del lugar, numero del restaurante, quoi le numero, quel est le numero, le numero de l, le numero du, cual es el numero del, number to ring, number do i ring, number do we ring, number can i ring, ring them, ring you, number for, call you, call them, call us, llamo, los llamo, les llamo, llamarlos, llamarles, vous appeler, vous joindre par telephone, joindre, phone, phone number, telephone, telephone number, call, number to call, reach by phone, cell, telefono, numero de telefono, llamar, telefonico, telephoner, numero de telephone, numero, appeler, joindre par telephone, contact number, numero de contacto, coup de fil, their number, your number, its number, the number for, the number of the place, num, num de tel, num de telephone, tel, su numero, sus telefonos, leur numero, votre numero, numero de tel',
  email:
    'email, e-mail, email address, mail address, correo, correo electronico, courriel, adresse courriel, adresse e-mail, mail, write to, send an email, escribir un correo, escribirles, ecrire un courriel, mel',
  website:
    'website, web site, web page, webpage, site, url, online, homepage, web address, sitio web, pagina web, pagina, site web, site internet, page web, en ligne, enlace',
  contact:
    'contact, contacts, contact info, get in touch, reach, reach out, talk to, who do i ask, who do i call, whom do i call, speak with, speak to, contacto, contactar, comunicarme, comunicarnos, a quien llamo, con quien hablo, contacter, coordonnees, joindre, a qui parler, ponernos en contacto, a qui s adresser',
  hours:
    'hours, opening hours, open, opens, opening, close, closes, closing, closed, closing time, opening time, business hours, what time does it open, schedule hours, horario, horarios, abre, abren, abierto, abierta, abiertos, cierra, cierran, cerrado, horaires, heures d ouverture, ouvre, ouvrent, ouvert, ouverte, ouverts, ferme, ferment, fermeture, ouverture, how late, till when, until what time, open till, shut, shuts, operating hours, horario de atencion, hasta que hora, a partir de que hora, desde que hora, horas de apertura, jusqu a quelle heure, a partir de quelle heure, hrs, open hrs',
  seats:
    'crowd, crowds, multitud, foule, combien de places, nombre de places, number of seats, how many seats, cuantos asientos, cuantos lugares, combien de sieges, seats, seating, seating capacity, capacity, how many people, spectators, fit, hold, holds, seat, sits, asientos, capacidad, aforo, espectadores, cuantas personas, cuanta gente, caben, lugares sentados, places assises, sieges, capacite, spectateurs, combien de personnes, peut accueillir, how many fans, accommodate, accommodates, gradas para, butacas, aficionados, combien de monde, peut contenir, jauge, cabe, cuanta gente cabe, cuantos caben, entran, cuantas personas entran, entrent',
  groups:
    'take groups, takes groups, groups welcome, big groups, large parties, whole team, reservations for groups, accept groups, book a table, reserve a table, aceptan grupos, reciben grupos, reservar mesa, accepte les groupes, acceptent les groupes, reserver une table, large groups, big parties, grupos grandes, grupo grande, todo el equipo, grands groupes, grand groupe, toute l equipe, of us, party of, seat us, fit us, fit our team, fit our group, fit the team, fit the whole team, seat our team, sit together, our whole group, mesa para, caben todos, une table pour, table pour, asseoir',
  size: 'grandeur, de quelle grandeur, quelle grandeur, how much floor space, how much space, how many square feet, how much square footage, cuantos pies cuadrados, combien de pieds carres, how big, how large, size, square feet, square footage, sq ft, floor space, dimensions, area, tamano, que tan grande, metros cuadrados, pies cuadrados, dimensiones, superficie, taille, quelle taille, pieds carres, dimensions, square meters, floor area, medidas, que mide, cuanto mide, metres carres, mesures, combien mesure',
  height:
    'ceiling, ceiling height, ceilings, clear height, how tall, how high, altura, altura del techo, alto del techo, techo, hauteur, hauteur du plafond, hauteur libre, plafond, plafonds',
  opened:
    'year the, year it, year that, opened, what yr, which yr, yr built, date de quand, date de quelle annee, de quand date, est de quelle annee, from what year, de cuando es, ano de construccion, annee de construction, how new, que tan viejo, cuantos anos tiene, de que ano, quel age a, year opened, opened in, when was it built, built, how old, when did it open, year it opened, what year, ano de apertura, cuando se construyo, cuando abrio sus puertas, que ano, en que ano, construido, annee d ouverture, construit, construite, quelle annee, en quelle annee, inaugurado, inaugure, year built, founded, established, inaugurated, construyeron, fundado, fundada, que antiguedad, desde cuando, fonde, fondee, date de construction, depuis quand',
  rating:
    'rating, rated, reviews, review, stars from visitors, how good, score, calificacion, resenas, opiniones, valoracion, note, avis, evaluation, evaluations, notes, puntuacion',
  spaces:
    'spaces, playing surfaces, surface, surfaces, what surface, made of, superficies, espacios, que superficie, surfaces de jeu, espaces, quelle surface, quel revetement, revetement, floor, flooring, what floor, kind of floor, floor type, what kind of floor, superficie, piso, tipo de piso, que piso, suelo, duela, plancher, sol, quel plancher',
  sports:
    'sports, sport, which sports, what sports, what can you play, what can we play, play there, deportes, deporte, que deportes, que se juega, que se puede jugar, se practica, quels sports, quel sport, pratiquer, jouer',
  amenities:
    'amenities, amenity, features, facilities on site, on site, comodidades, servicios del lugar, instalaciones del lugar, equipements, commodites, services sur place, sur place, what do they have, what does it have, what does it offer, qu offre',
  stars:
    'star rating, how many stars, star hotel, stars, cuantas estrellas, estrellas, combien d etoiles, etoiles',
  rooms:
    'rooms, habitaciones, cuartos, chambres, nb de chambres, nbre de chambres, how many rooms, number of rooms, room count, guest rooms, cuantas habitaciones, numero de habitaciones, combien de chambres, nombre de chambres, cuantos cuartos, cuantas recamaras, numero de cuartos',
  checkIn:
    'y entrer, entrer dans la chambre, entrer dans les chambres, acces a la chambre, entrar al cuarto, entrar a los cuartos, entrar en la habitacion, get in our room, get into the room, get in the room, dan los cuartos, dan las habitaciones, dan cuartos, entregan las habitaciones, donne les chambres, donnent les chambres, when can we check in, puedo llegar, podemos llegar, se puede entrar, entrar a la habitacion, peut on arriver, arriver, check in, check-in, checkin, check in time, arrive, arrival time, hora de entrada, registro de entrada, hora de llegada, heure d arrivee, arrivee, enregistrement, when can we get in, get our rooms, get into our room, get the keys, what time can we get in the room, registrarse en el hotel, llegar al hotel, nos dan el cuarto, nos dan la habitacion, dan la habitacion, entregan la habitacion, entregan el cuarto, avoir la chambre, avoir notre chambre, prendre la chambre, recuperer les cles',
  checkOut:
    'kick us out, kicked out, throw us out, nos echan, nous mettent dehors, when is checkout, out of there, when do we have to leave, have to leave, vacate, hay que salir, hay que dejar, tenemos que salir, dejar la habitacion, desocupar, quitter la chambre, liberer la chambre, doit on partir, partir, check out, check-out, checkout, check out time, leave the room, hora de salida, salida, depart, heure de depart, leave the hotel, leave our room, out of the room, out of our room, latest check out, have to be out, dejar el cuarto, desalojar, entregar el cuarto, entregar la habitacion, rendre la chambre, rendre les cles, be out of, be out by, out of the hotel, check out by, leave by, be out, liberer, il faut liberer, hay que desocupar, hay que entregar',
  rate: 'rooms going for, room going for, rooms go for, room go for, rooms run, room run, how much a night, how much for a night, night cost, combien une nuit, combien pour une nuit, cuanto la noche, cuanto por noche, room rate, room rates, rate per night, rates, nightly rate, price per night, cost per night, how much is a room, how much are rooms, room price, per night, tarifa, tarifas, precio por noche, cuanto cuesta la habitacion, cuanto cuesta una habitacion, por noche, tarif, tarifs, prix par nuit, prix d une chambre, par nuit, la nuit, combien coute une chambre, price of a room, precio de la habitacion, cuanto cuesta la noche, cuanto cuesta un cuarto, cuanto sale la noche, prix de la chambre',
  priceLevel:
    'expensive, price range, price level, how expensive, pricey, prices, que tan caro, precios, rango de precios, caro, gamme de prix, cher, chere, prix, affordable, menu prices',
  offers:
    'un prix pour, fait il un prix, font ils un prix, faire un prix, prix de groupe, prix special, hacen precio, precio especial, precio de grupo, special price, special rate, group price, group deal, deal, deals, discount, discounts, special, specials, promotion, promotions, promo, promo code, coupon, coupons, offer, offers, savings, oferta, ofertas, descuento, descuentos, promocion, promociones, cupon, codigo, what code, whats the code, what is the code, quel code, quel est le code, code promotionnel, rabais, promotion, promotions, reduction, reductions, offre, offres, aubaine, aubaines, code promo, discount code, rebaja, rebajas, escompte, bon de reduction',
  dates:
    'fecha, fechas, la fecha, las fechas, when exactly, que dia empieza, que dia termina, when, what date, what dates, which date, which dates, what day, which day, which days, how long, date, dates, cuando, que fecha, que fechas, que dia, que dias, en que fecha, quand, quelle date, quelles dates, quel jour, quels jours, que fin de semana, cuantos dias dura, cuanto dura, quelle fin de semaine, combien de jours, combien de temps dure, last day of, first day of, end of the season, start of the season, season end, ultimo dia de la temporada, fin de la saison, debut de la saison',
  times:
    'what time, start time, starts at, start, begin, begins, end time, starts, a que hora, hora de inicio, empieza, comienza, inicia, termina, a quelle heure, heure de debut, commence, debute, se termine, starting time, kick off, kickoff, first game, heure de fin',
  venue:
    'at which pool, at which gym, at which field, on which field, at which court, at which rink, at which venue, at which park, at which stadium, at which course, at what pool, at what gym, at what field, at what venue, at what park, en que piscina, en que alberca, en que gimnasio, en que parque, en que pista, en que campo, dans quelle piscine, dans quel gymnase, dans quel arena, dans quel stade, dans quel parc, a quelle piscine, a quel endroit, played, being played, being held, c est ou, ou est ce, ou c est, se juega, se joue, where is it held, where is it played, held, played at, hosted at, takes place, take place, venue for, location of the event, donde se juega, donde se realiza, donde es, donde sera, lugar del evento, ou a lieu, ou se joue, a lieu, lieu, se deroule, taking place, host venue, where are the games, where do they play, donde se lleva a cabo, donde se celebra, en que cancha, en que estadio, en que sede, ou se tient, se tient, quel site, sur quel terrain',
  organizer:
    'who is organizing, whos organizing, who s organizing, who is organising, whos organising, who organises, organizing, organising, organiser, organisers, put on by, puts it on, who put on, quienes organizan, organiza, quien monta, quien hace el torneo, quien esta detras, organisateurs du, organise ca, who organizes, organizer, organized by, who runs, run by, hosted by, who hosts, who is hosting, who puts on, who is behind, organizador, quien organiza, organizado por, organizateur, qui organise, organise par, who is running, who s running, whos running, who s hosting, who is in charge of, whos in charge of, who s in charge of, who is responsible for, a cargo de, quien esta a cargo, encargado, encargados, quien maneja, organisatrice, qui s occupe, qui gere, qui est derriere',
  entryFee:
    'c est combien le, c est combien la, c est combien l, c est combien une, c est combien un, c est combien pour, ca coute combien, combien c est, do they charge, do you charge, does it charge, they charge for, cobran por, chargent, facturent, what does it run, does it run us, it run us, whats the entry, set us back, set me back, set you back, a partir de combien, desde cuanto, a partir de cuanto, going for, per rider, per runner, per swimmer, per fencer, per wrestler, per golfer, per skater, per gymnast, per dancer, per head, per family, per racer, per driver, per entry, por corredor, por corredora, por nadador, por nadadora, por jinete, por piloto, por atleta, por cabeza, por pareja, por participante, par coureur, par coureuse, par nageur, par nageuse, par cavalier, par pilote, par tete, par athlete, par participant, par inscription, per hour, per day, an hour, hourly, rental fee, rental rate, rental cost, rental price, rent of, to rent, por hora, por dia, la hora, par heure, par jour, de l heure, louer le, louer la, location du, location de la, alquilar el, alquilar la, rentar el, rentar la, entry fee, entry fees, registration fee, registration cost, cost to enter, cost per team, team cost, team fee, team cost, fee, fees, cost, costs, how much does it cost, how much is it, how much to enter, price, cuota, cuota de inscripcion, costo, costo de inscripcion, cuanto cuesta, cuanto vale, precio, inscripcion cuesta, frais, frais d inscription, cout, combien coute, combien ca coute, combien, prix d inscription, cuanto, how much, per team, per player, per person, per kid, per athlete, per child, cuanto es, cuanto sale, cuanto cobran, cuanto hay que pagar, tarifa de inscripcion, por equipo, por jugador, por persona, por nino, que cuesta, combien ca couterait, combien faut il payer, combien ca revient, par equipe, par joueur, par personne, par enfant, droits d inscription, pay, pays, to pay, we pay, paga, pagan, pagar, pagamos, paie, paient, payer, paye, payons',
  teams:
    'how many teams, team limit, number of teams, how many spots, spots are left, team slots, spots for teams, get in the tournament, max teams, room for teams, cuantos equipos, numero de equipos, cupo, combien d equipes, nombre d equipes, team cap, field size, team slots, limite de equipos, limite d equipes',
  ages: 'who s it for, whos it for, who is it for, who can play, who can enter, who can sign up, para quien es, quien puede jugar, quien puede entrar, quien puede inscribirse, quien puede participar, quienes pueden jugar, c est pour qui, pour qui est ce, qui peut jouer, qui peut s inscrire, qui peut participer, age group, ages, age, how old do, what age, which ages, edad, edades, que edad, categoria de edad, age, quel age, quels ages, groupe d age, age limit, categorias, tranche d age, categories d age, categorie',
  level:
    'level, competition level, level of play, skill level, nivel, nivel de competencia, niveau, niveau de competition, how competitive, quel calibre',
  gender:
    'who s it for, whos it for, who is it for, who can play, who can enter, who can sign up, para quien es, quien puede jugar, quien puede entrar, quien puede inscribirse, quien puede participar, quienes pueden jugar, c est pour qui, pour qui est ce, qui peut jouer, qui peut s inscrire, qui peut participer, boys or girls, men or women, gender, for girls, for boys, genero, genre, girls or boys, women or men, boys only, girls only, coed or not, hombres o mujeres, ninos o ninas, varonil o femenil, es mixto, hommes ou femmes, garcons ou filles, filles ou garcons, c est mixte',
  deadline:
    'deadline, entry deadline, registration deadline, sign up by, register by, last day to register, last day to sign up, last day to enter, fecha limite, ultimo dia, cierre de inscripcion, cierran las inscripciones, date limite, dernier jour, limite d inscription, cloture, last chance to register, when does registration close, when do registrations close, registration close, registration closes, registrations close, entries close, entries due, cutoff, plazo, cierra la inscripcion, hasta cuando me puedo inscribir, hasta cuando se puede inscribir, hasta cuando hay para inscribirse, inscribirse hasta cuando, fin des inscriptions, fermeture des inscriptions, ferment les inscriptions, jusqu a quand peut on s inscrire, echeance, avant quand',
  register:
    'register, sign up, registration link, how do i enter, how do we enter, how to register, inscribir, inscribirme, inscribirnos, inscripcion, registrarse, registrar, inscrire, inscription, s inscrire, comment s inscrire, registration, enroll, enter a team, how to enter, sign our team up, apuntarse, apuntar',
  services:
    'can you do to help, you do to help, do for organizers, do for tournaments, kind of help, what help, which help, help do you, help you offer, ayudas, que ayudas, tournament directors, tournament organizers, event planners, organizan torneos, organizar torneos, organizan eventos, organisateurs de tournois, organisateurs d evenements, organizadores de torneos, organizadores de eventos, a los organizadores, para organizadores, aux organisateurs, pour les organisateurs, for organizers, help our tournament, help our event, help us host, services, help with, help organizers, support, assist, assistance, offer organizers, what do you offer, what do you do, how can you help, servicios, ayuda, apoyo, ayudan, que ofrecen, en que ayudan, aide, aidez, soutien, offrez, que proposez, services offerts, que pouvez vous faire, event organizers, to event organizers, which services, what services, services do you offer, services for events, que servicios, quels services',
  airport:
    'airport, airports, fly, fly in, fly into, flying, flight, flights, plane, iata, aeropuerto, aeropuertos, volar, vuelo, vuelos, avion, aeroport, aeroports, vol, vols, prendre l avion',
  distance:
    'miles to, miles between, km to, kms to, km from, kilometers to, kilometres to, kilometers between, how many km, how many kilometres, combien de km, de km entre, kilometres entre, milles entre, milles jusqu, cuantos km, km entre, km hay, millas a, millas hasta, millas entre, kilometros entre, cuanto hay que caminar, cuanto se camina, combien de marche, how long a drive, combien de route, cuanto camino, how far, distance, how many miles, miles from, far, far from, how close, drive, drive time, how long is the drive, a que distancia, que tan lejos, distancia, cuantas millas, lejos, distancia entre, quelle distance, a quelle distance, loin, combien de milles, distance entre, how many kilometers, miles away, cuantos kilometros, cuanto hay de, combien de kilometres',
  documents:
    'document, documents, brochure, brochures, map of, visitor map, guide book, pdf, download, bid packet, planner, documento, documentos, folleto, descargar, brochure, depliant, telecharger, carte des visiteurs',
  availability:
    'host outside events, outside events, outside groups, outside tournaments, eventos externos, eventos de fuera, grupos externos, evenements externes, evenements de l exterieur, groupes externes, open to hosting, open to host, host our, hosting our, host a tournament, host an event, able to host, can it host, willing to host, available to host, acoger, albergar, recibir nuestro torneo, accueillir notre, accueillir un tournoi, accueillir des tournois, available, availability, free dates, open dates, book, booking, vacancy, vacancies, disponible, disponibilidad, fechas libres, reservar, disponibilite, dates libres, reserver, disponibles, rent the venue',
  replies:
    'how soon do you answer, how soon do you reply, how soon do you respond, how fast do you reply, how long to hear back, cuanto tardan en contestar, cuanto tardan en responder, combien de temps pour repondre, response time, how fast do you answer, how quickly, reply, answer times, tiempo de respuesta, que tan rapido, delai de reponse, temps de reponse',
  policy:
    'outside food and drinks, own food and drinks, own snacks, coolers, cooler, comida de afuera, neveras, hieleras, hielera, nourriture de l exterieur, glacieres, glaciere, bring, bring our own, bring my own, bring your own, own food, outside food, allowed to, are we allowed, is it allowed, permitted, prohibited, forbidden, rules, rule, policy, policies, refund, refunds, refundable, cancel, cancellation, cancellation policy, insurance, waiver, traer, llevar, permitido, permitida, se permite, esta permitido, prohibido, reglas, politica, reembolso, cancelar, cancelacion, seguro, apporter, permis, est il permis, interdit, interdite, regles, reglement, politique, remboursement, annuler, annulation, assurance',
  type: 'quel genre d, quel type d, what kind of place, what type of, what kind of, type of place, que tipo de, quel type de, quel genre de',
}
