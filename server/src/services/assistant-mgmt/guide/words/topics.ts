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
    'c est ou, ou est ce, ou c est, how to find, donde es, address, street address, located, location, directions, directions to, how do i get to, how do we get to, get there, where is, where are, wheres, find it, street, zip code, zip, postal code, mailing address, direccion, ubicacion, ubicado, ubicada, como llego, como llegar, donde queda, donde esta, donde estan, donde se encuentra, codigo postal, calle, adresse, situe, situee, ou est, ou sont, ou se trouve, ou se situe, comment aller, comment se rendre, code postal, rue',
  phone:
    'call you, call them, call us, llamo, los llamo, les llamo, llamarlos, llamarles, vous appeler, vous joindre par telephone, joindre, phone, phone number, telephone, telephone number, call, number to call, reach by phone, cell, telefono, numero de telefono, llamar, telefonico, telephoner, numero de telephone, numero, appeler, joindre par telephone',
  email:
    'email, e-mail, email address, mail address, correo, correo electronico, courriel, adresse courriel, adresse e-mail, mail',
  website:
    'website, web site, web page, webpage, site, url, online, homepage, web address, sitio web, pagina web, sitio, pagina, site web, site internet, page web, en ligne',
  contact:
    'contact, contacts, contact info, get in touch, reach, reach out, talk to, who do i ask, who do i call, whom do i call, speak with, speak to, contacto, contactar, comunicarme, comunicarnos, a quien llamo, con quien hablo, contacter, coordonnees, joindre, a qui parler',
  hours:
    'hours, opening hours, open, opens, opening, close, closes, closing, closed, closing time, opening time, business hours, what time does it open, schedule hours, horario, horarios, abre, abren, abierto, abierta, abiertos, cierra, cierran, cerrado, horaires, heures d ouverture, ouvre, ouvrent, ouvert, ouverte, ouverts, ferme, ferment, fermeture, ouverture',
  seats:
    'combien de places, nombre de places, number of seats, how many seats, cuantos asientos, cuantos lugares, combien de sieges, seats, seating, seating capacity, capacity, how many people, spectators, fit, hold, holds, seat, sits, asientos, capacidad, aforo, espectadores, cuantas personas, cuanta gente, caben, lugares sentados, places assises, sieges, capacite, spectateurs, combien de personnes, peut accueillir',
  groups:
    'take groups, takes groups, groups welcome, big groups, large parties, whole team, reservations for groups, accept groups, book a table, reserve a table, aceptan grupos, reciben grupos, reservar mesa, accepte les groupes, acceptent les groupes, reserver une table',
  size: 'how big, how large, size, square feet, square footage, sq ft, floor space, dimensions, ceiling, ceiling height, ceilings, clear height, how tall, how high, area, tamano, que tan grande, metros cuadrados, pies cuadrados, altura, techo, dimensiones, superficie, taille, quelle taille, hauteur, plafond, pieds carres, dimensions',
  opened:
    'ano de construccion, annee de construction, how new, que tan viejo, cuantos anos tiene, de que ano, quel age a, year opened, opened in, when was it built, built, how old, when did it open, year it opened, what year, ano de apertura, cuando se construyo, cuando abrio sus puertas, que ano, en que ano, construido, annee d ouverture, construit, construite, quelle annee, en quelle annee, inaugurado, inaugure',
  rating:
    'rating, rated, reviews, review, stars from visitors, how good, score, calificacion, resenas, opiniones, valoracion, note, avis, evaluation, evaluations, notes',
  spaces:
    'spaces, playing surfaces, surface, surfaces, what surface, made of, superficies, espacios, que superficie, surfaces de jeu, espaces, quelle surface, quel revetement, revetement',
  sports:
    'sports, sport, which sports, what sports, what can you play, what can we play, play there, deportes, deporte, que deportes, que se juega, que se puede jugar, se practica, quels sports, quel sport, pratiquer, jouer',
  amenities:
    'amenities, amenity, features, facilities on site, on site, comodidades, servicios del lugar, instalaciones del lugar, equipements, commodites, services sur place, sur place',
  stars:
    'star rating, how many stars, star hotel, stars, cuantas estrellas, estrellas, combien d etoiles, etoiles',
  rooms:
    'how many rooms, number of rooms, room count, guest rooms, cuantas habitaciones, numero de habitaciones, combien de chambres, nombre de chambres',
  checkIn:
    'when can we check in, puedo llegar, podemos llegar, se puede entrar, entrar a la habitacion, peut on arriver, arriver, check in, check-in, checkin, check in time, arrive, arrival time, hora de entrada, registro de entrada, hora de llegada, heure d arrivee, arrivee, enregistrement',
  checkOut:
    'when do we have to leave, have to leave, vacate, hay que salir, hay que dejar, tenemos que salir, dejar la habitacion, desocupar, quitter la chambre, liberer la chambre, doit on partir, partir, check out, check-out, checkout, check out time, leave the room, hora de salida, salida, depart, heure de depart',
  rate: 'room rate, room rates, rate per night, rates, nightly rate, price per night, cost per night, how much is a room, how much are rooms, room price, per night, tarifa, tarifas, precio por noche, cuanto cuesta la habitacion, cuanto cuesta una habitacion, por noche, tarif, tarifs, prix par nuit, prix d une chambre, par nuit, la nuit, combien coute une chambre',
  priceLevel:
    'expensive, price range, price level, how expensive, pricey, prices, que tan caro, precios, rango de precios, caro, gamme de prix, cher, chere, prix',
  offers:
    'deal, deals, discount, discounts, special, specials, promotion, promotions, promo, promo code, coupon, coupons, offer, offers, savings, oferta, ofertas, descuento, descuentos, promocion, promociones, cupon, codigo, rabais, promotion, promotions, reduction, reductions, offre, offres, aubaine, aubaines, code promo',
  dates:
    'when, what date, what dates, which date, which dates, what day, which day, which days, how long, date, dates, cuando, que fecha, que fechas, que dia, que dias, en que fecha, quand, quelle date, quelles dates, quel jour, quels jours',
  times:
    'what time, start time, starts at, start, begin, begins, end time, starts, a que hora, hora de inicio, empieza, comienza, inicia, termina, a quelle heure, heure de debut, commence, debute, se termine',
  venue:
    'played, being played, being held, c est ou, ou est ce, ou c est, se juega, se joue, where is it held, where is it played, held, played at, hosted at, takes place, take place, venue for, location of the event, donde se juega, donde se realiza, donde es, donde sera, lugar del evento, ou a lieu, ou se joue, a lieu, lieu, se deroule',
  organizer:
    'who organizes, organizer, organized by, who runs, run by, hosted by, who hosts, who is hosting, who puts on, who is behind, organizador, quien organiza, organizado por, organizateur, qui organise, organise par',
  entryFee:
    'entry fee, entry fees, registration fee, registration cost, cost to enter, cost per team, team cost, team fee, team cost, fee, fees, cost, costs, how much does it cost, how much is it, how much to enter, price, cuota, cuota de inscripcion, costo, costo de inscripcion, cuanto cuesta, cuanto vale, precio, inscripcion cuesta, frais, frais d inscription, cout, combien coute, combien ca coute, combien, prix d inscription, cuanto',
  teams:
    'how many teams, team limit, number of teams, spots, max teams, room for teams, cuantos equipos, numero de equipos, cupo, combien d equipes, nombre d equipes',
  ages: 'age group, ages, age, how old do, what age, which ages, edad, edades, que edad, categoria de edad, age, quel age, quels ages, groupe d age',
  level:
    'level, competition level, level of play, skill level, nivel, nivel de competencia, niveau, niveau de competition',
  gender: 'boys or girls, men or women, gender, for girls, for boys, genero, genre',
  deadline:
    'deadline, entry deadline, registration deadline, sign up by, register by, last day to register, last day to sign up, last day to enter, fecha limite, ultimo dia, cierre de inscripcion, cierran las inscripciones, date limite, dernier jour, limite d inscription, cloture',
  register:
    'register, sign up, registration link, how do i enter, how do we enter, how to register, inscribir, inscribirme, inscribirnos, inscripcion, registrarse, registrar, inscrire, inscription, s inscrire, comment s inscrire',
  services:
    'services, help with, help organizers, support, assist, assistance, offer organizers, what do you offer, what do you do, how can you help, servicios, ayuda, apoyo, ayudan, que ofrecen, en que ayudan, aide, aidez, soutien, offrez, que proposez, services offerts',
  airport:
    'airport, airports, fly, fly in, fly into, flying, flight, flights, plane, iata, aeropuerto, aeropuertos, volar, vuelo, vuelos, avion, aeroport, aeroports, vol, vols, prendre l avion',
  distance:
    'how far, distance, how many miles, miles from, far, far from, how close, drive, drive time, how long is the drive, a que distancia, que tan lejos, distancia, cuantas millas, lejos, distancia entre, quelle distance, a quelle distance, loin, combien de milles, distance entre',
  documents:
    'document, documents, brochure, brochures, map of, visitor map, guide book, pdf, download, bid packet, planner, documento, documentos, folleto, descargar, brochure, depliant, telecharger, carte des visiteurs',
  availability:
    'available, availability, free dates, open dates, book, booking, vacancy, vacancies, disponible, disponibilidad, fechas libres, reservar, disponibilite, dates libres, reserver, disponibles',
  replies:
    'response time, how fast do you answer, how quickly, reply, answer times, tiempo de respuesta, que tan rapido, delai de reponse, temps de reponse',
  policy:
    'outside food and drinks, own food and drinks, own snacks, coolers, cooler, comida de afuera, neveras, hieleras, hielera, nourriture de l exterieur, glacieres, glaciere, bring, bring our own, bring my own, bring your own, own food, outside food, allowed to, are we allowed, is it allowed, permitted, prohibited, forbidden, rules, rule, policy, policies, refund, refunds, refundable, cancel, cancellation, cancellation policy, insurance, waiver, traer, llevar, permitido, permitida, se permite, esta permitido, prohibido, reglas, politica, reembolso, cancelar, cancelacion, seguro, apporter, permis, est il permis, interdit, interdite, regles, reglement, politique, remboursement, annuler, annulation, assurance',
  type: 'what kind of place, what type of, what kind of, type of place, que tipo de, quel type de, quel genre de',
}
