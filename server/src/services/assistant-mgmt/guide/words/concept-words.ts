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

/** What the words of a text are about, whatever its language. */
export const conceptsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}]+/u).flatMap((word) => byWord.get(foldWord(word)) ?? [])
