import { foldWord } from '../../../../search/reading/tokens.ts'
import { breeds } from './abbreviations.ts'

/** What destinations answer in words of their own, in English, Spanish and French, so that a question in one language finds an answer in another. */
const words: Readonly<Record<string, string>> = {
  pay: 'pay pays paid pagar paga pagan pague payer paie paient paye',
  storm:
    'thunders thundering truena truenan truene tronar relampaguea tonne tonnent tonner thunder lightning storm storms thunderstorm thunderstorms trueno truenos rayo rayos relampago relampagos tormenta tormentas tonnerre eclair eclairs orage orages foudre',
  food: 'cooler coolers snack snacks food hielera hieleras nevera neveras comida merienda meriendas glaciere glacieres nourriture collation collations',
  dog: `${breeds} dog dogs doggy pet pets puppy puppies pup husky shepherd labradors perro perros perrito perritos cachorro cachorros mascota mascotas chien chiens chienne chiot chiots toutou animaux`,
  grant:
    'grant grants funding funds subsidy subsidies subvencion subvenciones economica economico financiamiento fondos subvention subventions financement',
  shuttle: 'shuttle shuttles lanzadera transporte traslado navette navettes',
  discount:
    'percent percentage porcentaje pourcentage discount discounts deal deals coupon remise remises rebaja rebajas rabais reduction reductions descuento descuentos oferta ofertas',
  restaurant: 'restaurant restaurants resto restos restaurante restaurantes',
  road: 'paving paved repaved repaving pave pavimentando pavimentan pavimentacion pavage asphaltage repave repavent road roads camino caminos detour construction roadwork carretera obras desvio calle route chemin travaux detour',
  smoke: 'smoke smoking vape vaping cigarettes fumar cigarro cigarrillos vapear fumer cigarette vapoter',
  alcohol: 'alcohol beer wine liquor cerveza vino licor alcool biere vin',
  tent: 'tent tents canopy canopies carpa carpas toldo toldos tente tentes chapiteau',
  chair: 'chair chairs bleacher bleachers silla sillas gradas chaise chaises gradins estrades',
  photo:
    'photo photos photographer pictures video livestream drone drones foto fotos fotografo transmision dron photographe diffusion',
  medic:
    'medic medics ambulance nurse injury injuries injured ambulancia enfermera lesion lesiones paramedico ambulancier infirmiere blessure blessures',
  lost: 'lost perdido perdidos perdu perdus',
  ticket:
    'ticket tickets wristband wristbands admission boleto boletos entrada entradas taquilla billet billets bracelet bracelets',
  cash: 'cash card cards efectivo tarjeta tarjetas comptant carte cartes',
  uniform:
    'jersey jerseys uniform uniforms camiseta camisetas playera playeras uniforme uniformes maillot maillots chandail chandails',
  camper: 'rv rvs camper campers motorhome autocaravana roulotte roulottes',
  volunteer: 'volunteer volunteers voluntario voluntarios voluntaria benevole benevoles',
  trophy: 'trophy trophies medal medals trofeo trofeos medalla medallas trophee trophees medaille medailles',
  merchandise:
    'merchandise shirts tshirts souvenir souvenirs camisetas playeras recuerdos chandail chandails',
  visa: 'visa visas passport passports border pasaporte pasaportes frontera passeport passeports frontiere',
}

/** What destinations answer, in words that say too much else to be looked for in pages. Phrases are of several words. */
const answerWords: Readonly<Record<string, string>> = {
  bus: 'bus, buses, coach bus, team coach, motorcoach, motorcoaches, charter bus, school bus, autobus, autobuses, autocar, autocars, guagua, guaguas, camion del equipo, bus scolaire',
  parking:
    'park, parks, parked, parking, park it, leave it, leave the bus, leave our bus, leave the coach, put the bus, put it, supposed to wait, drop the bus, lot, lots, estacionar, estacionarse, estacionan, estacionamos, estaciono, estacione, estacionamiento, aparcar, aparcamiento, parquear, parqueo, dejar el autobus, dejamos el autobus, dejar la guagua, dejar el bus, dejo el autobus, dejarlo, stationner, stationne, stationnent, stationnement, garer, gare, garent, laisser l autobus, laisse l autobus, le laisse, laisser le bus, on le laisse, se gare, mettre l autobus, se met',
  discount:
    'in jerseys, in our jerseys, in their jerseys, wearing jerseys, wearing our, wear our, wear their, wears a, team jersey, team jerseys, team shirts, en chandail, en maillot, avec le chandail, notre chandail, nos chandails, con camiseta, con la camiseta, con uniforme, con el uniforme, con la playera, off, money off, knock off, take off, off the bill, off our bill, off the check, off our meal, break on, price break, save money, savings, rabatt, sticker, stickers, special price, cheaper, deal for, descuentito, promocion, promociones, rebajan, descuentan, precio especial, hacen precio, calcomania, tarif reduit, moins cher, autocollant, autocollants, escompte, escomptes, prix special',
  road: 'gps, lane, lanes closed, roadworks, road works, detours, torn up, dug up, ripped up, repairs, traffic, autopista, via, asfalto, asfaltando, asfaltan, rue, rues, asphalte, chantier, chantiers, voie',
  closed:
    'closed, close, closing, shut, shut down, blocked, blocked off, torn up, dug up, ripped up, paved, paving, repaved, repaving, cerrado, cerrada, cerrados, cerradas, cortado, cortada, bloqueada, bloqueado, cierre, cierran, pavimentando, pavimentan, ferme, fermee, fermes, fermees, barre, barree, bloque, bloquee, bouche, bouchee, pavage',
  pay: 'on our dime, foot the bill, cover the cost, covers the cost, cover the costs, who covers, on you, a votre charge, a nos frais, a vos frais, corre por cuenta, por cuenta de, gratis, gratuit, gratuite, gratuitement, cost us, costs us, charge, charges, cuesta, cobran, coute, tarif',
  grant:
    'financial help, financial support, financial aid, financial assistance, help with costs, help with the costs, help paying, help us pay, help pay, sponsor our, sponsor us, money for our, money for my, money for an, money for a, money toward, seed money, dinero para, conseguir dinero, consigo dinero, consigue dinero, ayuda economica, ayuda financiera, apoyo economico, apoyo financiero, fondos para, dan dinero, aide financiere, soutien financier, appui financier, argent pour, de l argent, obtenir de l argent, bourse, bourses',
  dog: 'puppers, doggie, doggies, doggo, doggos, four legged, golden retriever, lab, labs, mutt, hound, hounds, corgi, corgis, perrita, perritas, perra, mascotita, pitou, pitous, chienchien, toutous, chiens',
  storm:
    'thundering, lightning strike, lightning delay, weather delay, rain delay, severe weather, bad weather, rayo cae, caen rayos, mal tiempo, cae un rayo, tempestad, mauvais temps, il tonne, la foudre, tormenta electrica, rayeria',
  food: 'lunches, sandwiches, our lunch, our own lunch, own food, own drinks, outside food, drinks, water bottles, gatorade, oranges, picnic, potluck, nuestra comida, propia comida, lonchera, loncheras, bebidas, lunch, lunchs, boissons, notre bouffe, boite a lunch, boites a lunch, pique nique',
  bring:
    'bring, brings, bringing, carry in, bring in, take in, take into, have our own, traer, traemos, traigo, llevar, llevamos, llevo, meter, metemos, entrar con, pasar con, apporter, apporte, amener, amene, rentrer avec, entrer avec',
  shuttle:
    'shuttled, van, vans, transportation, transport, transfer, transfers, bus us, lanzaderas, traslados, camioneta, navettes',
  tailgate:
    'tailgate, tailgating, tailgates, barbecue, bbq, grill, grills, grilling, asado, asados, parrillada, parrilladas, parrilla, carne asada, barbecues',
  permit: 'permit, permits, permission, license, licence, permiso, permisos, licencia, permis, autorisation',
  noise:
    'noise, noisemakers, noisemaker, air horn, air horns, cowbell, cowbells, horns, music, ruido, cornetas, bocinas, vuvuzelas, bruit, klaxon, cloches, criard',
  apply:
    'apply, applies, applied, application, applications, request, ask for, how do we get, how do i get, how can we get, how can i get, how would we get, where do we get, solicitar, solicito, solicitamos, solicitud, pedir, pido, pedimos, consigo, conseguir, consigue, conseguimos, tramitar, demander, demande, demandes, obtenir, envoyer la, postuler',
  refund:
    'refund, refunds, refunded, money back, reimbursed, reimburse, reimbursement, cancel, canceled, cancelled, reembolso, reembolsan, devuelven, devolucion, cancelan, remboursement, rembourse, remboursent, remboursez, annule, annuler',
  security:
    'security, bag check, bag checks, bags checked, clear bag, clear bags, metal detector, police, guard, guards, seguridad, revision, revisan, detector, guardia, guardias, securite, fouille, detecteur, gardien',
  smoke:
    'smoker, smokers, tobacco, weed, cannabis, fumador, fumadores, tabaco, vapeo, vapeador, fumeur, fumeurs, tabac, vapotage',
  lost: 'lost and found, lost property, left behind, left my, forgot my, objetos perdidos, olvide mi, deje mi, objets perdus, objets trouves, oublie mon, oublie ma',
  photo:
    'photography, take pictures, film, filming, record the game, livestreaming, stream the game, gopro, grabar, fotografia, filmar, filmer, photographie',
  vendor:
    'vendor, vendors, sell, booth, booths, food truck, food trucks, merch table, vendedor, vendedores, puesto, puestos, vender, vendeur, vendeurs, kiosque, kiosques, vendre',
  deadline:
    'deadline, cutoff, due, how early, far ahead, in advance, fecha limite, plazo, anticipacion, antelacion, date limite, echeance, avance',
  stroller:
    'stroller, strollers, wagon, wagons, carriola, carriolas, carrito, cochecito, cochecitos, poussette, poussettes, chariot',
  heat: 'heat, heat index, too hot, water break, water breaks, cooling, calor, hidratacion, chaleur, canicule, hydratation',
}

/** What pages say in words of their own. It says too little of what a destination answers itself. */
const pageWords: Readonly<Record<string, string>> = {
  spectator:
    'spectator spectators watch watching watched fan fans audience espectador espectadores publico spectateur spectateurs regarder',
  admission:
    'free admission gratis gratuit gratuite gratuits gratuitement cost costs pay pays paid pagar paga pagan payer paie paient paye payant cuesta cobran coute',
  least:
    'least guarantee guaranteed guarantees minimum min garantizado garantizados garantizan minimo garanti garantis garantie',
  game: 'game games match matches partido partidos juego juegos partie parties matchs',
  refreshment: 'refreshment refreshments food drinks snack snacks comida bebidas nourriture boissons',
  award:
    'award awards prize prizes trophy trophies medal medals premio premios trofeo trofeos medalla medallas recompense recompenses trophee trophees medaille medailles',
  schedule: 'schedule schedules bracket brackets calendario calendarios horaires calendrier',
  boxed: 'boxed box boxes caja cajas lonchera loncheras boite boites emballes',
  notice: 'notice ahead advance aviso antelacion anticipacion anticipado preavis avance',
  order: 'order orders ordering takeout pedido pedidos encargo encargar ordenar commande commandes commander',
  printed: 'print prints printed printing imprime imprimen imprimir imprimer impriment imprimante',
  rooming: 'rooming roster rosters list lists lista listas liste listes',
  table: 'table tables mesa mesas tablee',
  shoes: 'shoe shoes zapato zapatos calzado soulier souliers chaussure chaussures',
  private: 'private privado privada privadas privados prive privee prives privees',
  screening:
    'screening screenings showing showings screens pantalla pantallas funcion funciones ecran ecrans projection projections seance seances',
  arcade: 'arcade arcades maquinitas videojuegos',
  karts: 'karts kart gokarts carting karting carritos',
  playground: 'playground playgrounds parquecito resbaladilla columpios balancoires glissade modules jeux',
  stream: 'streamed stream streaming transmitir transmiten webdiffusion diffuse diffuses',
  stay: 'stay stays hospedarse quedarse dormir sleep loger',
  alert: 'siren sirens horn sirena corneta sirene',
  laces: 'laces lace tape cordones agujetas cinta lacets ruban',
  late: 'late later tarde tard tardif tardive',
  checkout: 'checkout salida depart',
  block: 'block blocks bloque bloques bloc blocs',
}

/** The words of each concept of pages. */
export const conceptWords: readonly (readonly [concept: string, words: readonly string[]])[] = Object.entries(
  { ...words, ...pageWords },
).map(([concept, list]) => [concept, list.split(' ')])

const byWord = new Map<string, string[]>()
for (const [concept, list] of Object.entries(words))
  for (const word of list.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), concept])

const answerTexts = Object.entries(answerWords).flatMap(([concept, list]) =>
  list.split(', ').map((text) => ({ text: ` ${text} `, concept })),
)

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}]+/u).map(foldWord)

/** What the words of a text are about, whatever its language. */
export const conceptsOf = (text: string): string[] => wordsOf(text).flatMap((word) => byWord.get(word) ?? [])

/** The same, with what destinations answer in words that say much else, and with phrases. */
export function answerConceptsOf(text: string): Set<string> {
  const own = wordsOf(text)
  const joined = ` ${own.join(' ')} `
  return new Set([
    ...own.flatMap((word) => byWord.get(word) ?? []),
    ...answerTexts.flatMap(({ text: phrase, concept }) => (joined.includes(phrase) ? [concept] : [])),
  ])
}
