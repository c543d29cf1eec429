/** The kinds of pages, as questions call them. More words, such as those of places to eat, come from the markets. */
export const kindWords = {
  hotel:
    'hotel room, hotel rooms, habitaciones de hotel, cuartos de hotel, chambre d hotel, chambres d hotel, the hotel, that hotel, el hotel, ese hotel, l hotel, cet hotel, hotel, hotels, motel, motels, inn, inns, lodging, place to stay, places to stay, where to stay, where can we stay, somewhere to stay, stay overnight, sleep, spend the night, accommodation, accommodations, hoteles, alojamiento, hospedaje, donde dormir, donde quedarse, donde quedarnos, donde hospedarse, donde hospedarnos, hospedarnos, quedarnos, dormir, hotel, hoteles, hotels, hebergement, logement, ou dormir, ou loger, loger, se loger, ou rester, place to sleep, places to sleep, somewhere to sleep, place to crash, lugar para dormir, endroit pour dormir',
  business:
    'business, businesses, shops, partner, partners, negocio, negocios, comercios, commerce, commerces',
  facility:
    'have a game, get a game, find a game, get a game in, get a game going, play a game, play a round, play a few games, pickup game, pickup games, jouer une partie, faire une partie, disputer une partie, faire un match, echar una partida, echar unas partidas, jugar una partida, jugar un partido, echar un partido, building, buildings, edificio, edificios, batiment, batiments, pabellon, pabellones, polideportivo, polideportivos, centro deportivo, centros deportivos, centre sportif, centres sportifs, the venue, that venue, le site, ce site, venue, venues, facility, facilities, sports complex, complex, complexes, place to play, places to play, where to play, where can we play, sports venue, sites, instalacion, instalaciones, sede, sedes, complejo, complejos, lugar para jugar, lugares para jugar, donde jugar, donde entrenar, recinto, recintos, installation, installations, complexe, complexes, lieu pour jouer, ou jouer, ou s entrainer, salle, salles, sites sportifs',
  event:
    'the event, that event, the tournament, that tournament, el evento, ese evento, el torneo, ese torneo, l evenement, cet evenement, le tournoi, ce tournoi, event, events, tournament, tournaments, tourney, tourneys, competition, competitions, championship, championships, camp, camps, clinic, clinics, happening, going on, coming up, upcoming, calendar, evento, eventos, torneo, torneos, competencia, competencias, campeonato, campeonatos, campamento, calendario, evenement, evenements, tournoi, tournois, competition, competitions, championnat, championnats, camp, calendrier, whats on, what is on, what s on, whats happening, whats going on, meet, meets, swim meet, swim meets, track meet, track meets, wrestling meet, gymnastics meet, courses de, course de, carreras de, carrera de, race, races',
  destination:
    'llevar mi torneo, llevar nuestro torneo, traer mi torneo, hacer un torneo, bring my tournament, bring our tournament, hold a tournament here, amener mon tournoi, tenir un tournoi chez vous, tenir notre tournoi, bureau touristique, office touristique, bureau d information touristique, oficina turistica, informacion turistica, oficina de informacion, bid book, bringing an event, bringing our event, bring an event, bring our event, bringing a tournament, bringing our tournament, traer un evento, traer nuestro evento, traer un torneo, amener un evenement, amener notre tournoi, your city, your town, sports council, sports commission, sports authority, visitors bureau, convention and visitors bureau, visitor bureau, tourism office, tourist office, tourism board, cvb, the city, your office, your team, you guys, consejo deportivo, comision deportiva, oficina de turismo, oficina de visitantes, su oficina, office du tourisme, office de tourisme, bureau du tourisme, commission sportive, conseil sportif, votre bureau, votre equipe, the office, sports office, la oficina, oficina, le bureau, bureau, office, offices',
} as const satisfies Record<string, string>

/** What people want of a business, by the category that it stands for. */
export const categoryWords = {
  'Food & Beverage':
    'se come, se cena, se desayuna, se almuerza, comeremos, comeriamos, cenaremos, desayunaremos, almorzaremos, almuerzan, almorcemos, cenen, coman, comamos, cenemos, desayunen, merendar, feed us, feed the team, feed the kids, feed a team, feed my, get fed, supper, brunch, munch, chow, grub, a bite to eat, bite to eat, mangerons, mangerions, mangera, soupons, soupe, souperons, dine out, eat out, fill up the kids, casser la croute, on soupe, on dine, on dejeune, el desayuno, desayuno, le dejeuner, prendre le dejeuner, restaurant, restaurants, place to eat, places to eat, eat, eats, eating, food, dinner, lunch, dine, dining, meal, meals, where to eat, where can we eat, somewhere to eat, grab a bite, bite, snack, comer, restaurante, restaurantes, donde comer, cenar, almorzar, desayunar, comida, cena, almuerzo, lugares para comer, comemos, almorzamos, cenamos, desayunamos, comen, comer algo, algo de comer, algo para comer, eat something, something to eat, mange, manges, mangeons, soupe t on, on mange, quelque chose a manger, grignoter, manger, restaurant, restaurants, ou manger, diner, souper, dejeuner, bouffe, nourriture, repas, resto, restos',
  Entertainment:
    'to do with kids, do with the kids, do with kids, kids do, the kids do, can kids do, can the kids do, between games, between two games, between matches, rainy day, when it rains, if it rains, pueden hacer, que pueden hacer, hacer con los ninos, hacer con ninos, entre dos partidos, entre partidos, entre juegos, entre dos juegos, dia de lluvia, si llueve, cuando llueve, peuvent faire, que peuvent faire, faire avec les enfants, faire avec des enfants, entre deux matchs, entre les matchs, entre deux parties, jour de pluie, s il pleut, quand il pleut, attraction, attractions, there to do, things to do, something to do, fun things to do, activity, activities, entertainment, have fun, cosas que hacer, que hacer, algo que hacer, actividad, actividades, atraccion, atracciones, entretenimiento, divertirse, choses a faire, que faire, quoi faire, activite, activites, attraction, attractions, divertissement, s amuser',
  Transportation:
    'drive us, drive our team, drive the team, drive our kids, drive the kids, drive our players, drive a team, driver for hire, shuttle us, shuttle our team, shuttle the team, shuttle the players, shuttle the kids, shuttle between, shuttles between, shuttles from the hotel, run shuttles, runs shuttles, run a shuttle, does shuttles, do shuttles, bus us, bus our team, bus the team, haul our team, haul the team, haul us, transport us, transport our team, transport the team, transport teams, transports teams, give us a ride, rides for the team, rides for our team, rent buses, rents buses, rents out buses, rent out buses, charter a bus, charters a bus, buses with a driver, bus with a driver, bus and a driver, van with a driver, fait des navettes, font des navettes, faire des navettes, fait la navette, font la navette, faire la navette, offre des navettes, offrent des navettes, service de navette, fait le transport, font le transport, faire le transport, s occupe du transport, nous conduire, conduire l equipe, conduire notre equipe, conduire les joueurs, conduire les jeunes, nous transporter, transporter l equipe, transporter notre equipe, transporter les joueurs, transporte des equipes, transporte les equipes, nous emmener en autobus, nous amener en autobus, loue des autobus, louent des autobus, loue un autobus, loue des autocars, autobus avec chauffeur, autocar avec chauffeur, minibus avec chauffeur, nos puede llevar, nos pueden llevar, nos podria llevar, nos lleve, nos lleva, nos llevan, lleve al equipo, lleva al equipo, lleve a los equipos, lleva a los equipos, llevar al equipo, llevar a los equipos, llevar equipos, llevarnos en autobus, llevarnos en guagua, trasladar al equipo, trasladar a los equipos, trasladarnos, traslade al equipo, traslada equipos, hace traslados, hacen traslados, haga traslados, ofrece traslados, ofrecen traslados, hace transporte, dan transporte, da transporte, transportar al equipo, transportar equipos, transporta equipos, transportarnos, mover al equipo, alquila autobuses, alquilan autobuses, alquila guaguas, alquilan guaguas, alquile autobuses, renta autobuses, rentan autobuses, rente autobuses, autobus con chofer, autobuses con chofer, guagua con chofer, camion con chofer',
} as const satisfies Record<string, string>

/** Words that ask for one number of things instead of the things. */
export const countWords =
  'combien y en a t il, combien y en a, il y en a combien, y en a combien, cuantas tienen, cuantos tienen, how many are there, combien y a t il de, combien y a t il d, combien il y a de, combien il y a d, il y a combien de, il y a combien d, y a combien de, y a combien d, ya combien de, nb de, nb d, nbre de, num de, no de, total number, cuantas hay, cuantos hay, combien en tout, how many, number of, count of, total number of, cuantos, cuantas, numero de, cantidad de, combien de, combien d, nombre de, nombre d'

export const orderWords = {
  nearest:
    'mas cerca del centro, mas cerca al centro, mas cercano al centro, mas cercana al centro, closest to downtown, nearest to downtown, nearest downtown, closest to the center, closest to city center, plus pres du centre, plus proche du centre, plus pres du centre ville, plus proche du centre ville, nearer, nearest, closest, closer, closest one, nearest one, most close, near, mas cercano, mas cercana, mas cercanos, mas cerca, le plus proche, la plus proche, plus proche, plus proches, plus pres, les plus proches, + proche, le + proche, la + proche, + pres, le + pres, mas proximo, mas proxima',
  largest:
    'mas capacidad, con mas capacidad, mayor aforo, mas aforo, mas espacio, most capacity, most space, most square feet, mas superficie, con mas superficie, plus de capacite, plus de superficie, plus d espace, mas diamantes, mas pistas, most lanes, most diamonds, most beds, mas asientos, mas lugares, plus de places, plus de sieges, bigger, larger, greater, has more, have more, mas amplio, tiene mas, plus gros, plus grosse, a le plus, largest, biggest, most, the most, most seats, most rooms, most courts, el mas, la mas, le plus de, le plus d, el mayor numero, mas canchas, mas campos, mas habitaciones, plus de terrains, plus de chambres,  most fields, highest capacity, most spaces, mas grande, mas grandes, mayor, mayor capacidad, plus grand, plus grande, plus grands, plus grandes, plus vaste',
  smallest:
    'smaller, mas chico, mas chica, plus petites, smallest, fewest, mas pequeno, mas pequena, menor, plus petit, plus petite',
  best: 'nicest, fanciest, most luxurious, luxury, upscale, de lujo, lujoso, mas lujoso, de luxe, luxueux, plus luxueux, plus beau, mas bonito, mas estrellas, plus d etoiles, best rated, best reviewed, highest rated, top rated, best, mejor, mejores, mejor calificado, mejor valorado, meilleur, meilleure, meilleurs, meilleures, mieux note',
  cheapest:
    'cheap, inexpensive, budget, affordable, low cost, lowest rate, barato, baratos, barata, baratas, economico, economicos, economica, economicas, pas cher, pas chers, pas chere, abordable, abordables, economique, economiques, bon marche, cheaper, less expensive, costs less, cuesta menos, coute moins, moins cheres, cheapest, least expensive, lowest price, lowest fee, most affordable, mas barato, mas barata, mas baratos, mas economico, mas economica, moins cher, moins chere, moins chers, le moins cher, pour pas cher, a bas prix, petit prix, petit budget, peu couteux, low price, low prices, low priced, on a budget, buen precio, a buen precio, mas baratas, mas economicas, poco dinero, bajo costo, de bajo costo',
  dearest:
    'the most expensive, more expensive, pricier, costs more, cuesta mas, coute plus, most expensive, priciest, mas caro, mas cara, plus cher, plus chere',
  newest:
    'newest, newer, more modern, opened last, mas moderno, mas moderna, plus moderne, plus recents, plus neuf, plus neuve, newest, most recent, most modern, mas nuevo, mas nueva, mas reciente, plus recent, plus recente, plus nouveau',
  oldest:
    'oldest, older, opened first, open first, first opened, more years old, oldest one, abrio primero, plus agee, ouvert en premier, ouvert le premier, mas vieja, mas antiguos, mas antiguas, plus vieille, mas antiguo, mas antigua, mas viejo, plus ancien, plus ancienne, plus vieux',
  first:
    'next event, next tournament, next, soonest, earliest, proximo, proxima, proximos, siguiente, prochain, prochaine, prochains, prochaines',
} as const satisfies Record<string, string>

/** What stands between what is asked for and what it is near to. */
export const nearWords =
  'queda cerca de, quedan cerca de, queda cerca del, quedan cerca del, queda mas cerca de, queda mas cerca del, esta cerca de, estan cerca de, esta cerca del, estan cerca del, est pres de, est pres du, is close to, are close to, near, near to, close to, closest to, nearest to, next to, around, by, within, from, walking distance of, walking distance from, within walking distance of, a short drive from, minutes from, not far from, in the area of, cerca de, cerca del, junto a, al lado de, alrededor de, a poca distancia de, mas cerca de, mas cercano a, mas cercanos a, mas cercana a, desde, pres de, pres du, proche de, proche du, proches de, proches du, a cote de, autour de, a proximite de, le plus proche de, le plus pres de, non loin de, depuis'

/** The same, where nothing else can be meant. */
export const walkingWords =
  'walking distance, walk, walkable, on foot, by foot, a pie, caminando, a pied, a distance de marche'

/** Stands for what was spoken of before. */
export const pronounWords =
  'it, its, they, them, their, theirs, that one, this one, those, these, that, this, one, ones, of them, of those, ese, esa, eso, esos, esas, este, esta, estos, estas, ellos, ellas, su, sus, de ellos, de ellas, ce, cette, ces, cet, celui, celle, ceux, celui ci, celle ci, ils, elles, leur, leurs, son, sa, ses, il, elle, lui, d entre eux'

/** The same for a place. */
export const thereWords =
  'le queda cerca, les queda cerca, nos queda cerca, queda cerca, quedan cerca, le queda mas cerca, queda mas cerca, esta cerca, estan cerca, is close by, are close by, close by, c est pres, est pres, there, near it, close to it, near them, nearby, near there, from there, from it, to it, that place, this place, the place, around there, that venue, the venue, that hotel, the hotel, that event, the event, that tournament, the tournament, alli, ahi, cerca de alli, cerca de ahi, desde alli, desde ahi, ese lugar, el lugar, ese hotel, el hotel, ese evento, el evento, ese torneo, el torneo, la bas, pres de la, a proximite, cet endroit, l endroit, cet hotel, l hotel, cet evenement, l evenement, ce tournoi, le tournoi, ce site, le site'

/** Begins a question that goes on with the one before. */
export const followWords = [
  'and',
  'what about',
  'how about',
  'also',
  'or',
  'then',
  'but',
  'y',
  'que tal',
  'tambien',
  'pero',
  'o',
  'et',
  'aussi',
  'mais',
  'ou',
  'puis',
  'pis',
  'alors',
  'same for',
  'same question for',
  'lo mismo para',
  'meme chose pour',
  'meme question pour',
  'qu en est il',
]

/** What replies to an answer before another question begins. */
export const replyWords: ReadonlySet<string> = new Set(
  'ok okay k alright right cool great nice perfect good fine awesome gotcha thanks thx ty hmm hm hum umm oh ah so well vale bueno entonces perfecto genial gracias listo bien dale parfait merci bon ben super excellent'.split(
    ' ',
  ),
)
