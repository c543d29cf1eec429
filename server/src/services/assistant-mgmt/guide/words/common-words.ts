import { ordinaryWords } from './ordinary-words.ts'
import { isPlainWord } from './plain-words.ts'
import { englishVerbForms } from './verbs-english.ts'
import { frenchVerbForms } from './verbs-french.ts'
import { spanishVerbForms } from './verbs-spanish.ts'

/**
 * Ordinary words of a question, which ask for nothing that a page could have: how people talk, and verbs in their regular forms. Whatever the
 * markets know of the same words counts more.
 */

const chat =
  'porfavor porfa porfis favorcito porfavorcito svp please set sets put puts let cut hit lay retirees retiree seniors jubilados jubiladas retraites aines birthday birthdays cumpleanos anniversaire vs versus theyre youre shes hes theyll wed in-laws inlaws inlaw stepdad stepmom stepfather stepmother stepson stepdaughter stepbrother stepsister godson goddaughter godfather godmother nephews nieces grandson granddaughter grandkid grandkids grandchild grandchildren fiance fiancee girlfriend boyfriend roommate hubby wifey suegro suegra suegros yerno nuera cunado cunada cunados cunadas sobrino sobrina sobrinos sobrinas nieto nieta nietos nietas padrino madrina ahijado ahijada padrastro madrastra novio novia comadre compadre vecino vecina beau frere belle soeur beaux parents gendre bru neveu neveux niece nieces filleul filleule parrain marraine conjoint conjointe blonde chums tantine parente voisin voisine round itself themselves myself ourselves rather conviennent convient faut th st nd rd ready pret prets prete pretes listo listos dont heard because charter charters hes shes behaved segunda segundo tercera tercero tercer cuarta cuarto quinta quinto third fourth fifth deuxieme troisieme quatrieme cinquieme practise practises practising club clubs gars fiston gamin gamine gamins puce mec chum blonde bambins chiquillo chiquillos chiquitin nene nena nenes muchacho muchacha pa pal pos ppl peeps rn nite tho though cuz bc coz thru gotta wanna gonna kinda sorta lemme gimme dunno ya yo lol haha omg idk tbh imo fyi abt wo b4 ur u r n thx ty cheers tia msg hr mins min yr yrs wknd hiya heya howdy greetings gday sup welp umm hmm oops sorry alright yep nope nah bruh dude man folk altogether overall apparently obviously definitely probably likely unlikely unless instead otherwise anyway anyways besides regarding concerning including despite whatever whenever wherever whichever whoever nobody somebody chance idea ideas problem problems question questions reason reasons middle side example couple dozen pair half clue luck joint request requests requirement requirements purpose purposes case situation matter matters issue issues point points part parts piece section portion rest end beginning start turn turns fact facts stuff bits lots ton tons load loads plenty handful amount amounts degree level sense choice note mile miles km kilometers kilometres kilometer kilometre kms mi millas kilometros milles kilometre pieds fuss hassle clock oclock sometime anytime sooner later yesterday ago ahead wat wut wht whr whn wen wher hw incl max min approx nb nbre nbr num etc info mx youve weve theyve youd wed theyd youll theyll itll thatll hasnt havent hadnt wasnt werent shouldnt couldnt wouldnt aint yall lets theres heres said gave came saw went brought bought built kept began begun ran met sat slept spent drove flew ate drank wore won lost earlier early later exactly possible olds ans ano anos anitos yards yard meters meter metres metre yardas yarda metros metro verges verge pies pieds hola oiga oye bro manito chamo chamos chamaco chamacos chamaquito chamaquitos chavo chava chavos morro morros morrito peque peques chavito chavitos parce compa tb tmb xq xfa xfis pq dnd kiero kieren q pis pi faque fak tse ben bin coudonc pantoute ya yatu tu jai chu ptit ptits ptite bref voila allo coucou yo pcq stp dia dias semana semanas mes meses hora horas noche noches rato ratito jour jours semaine semaines mois heure heures soir soirs journee moment week weeks month months day days night nights hour hours getting seeing showing giving became highly fully generally completely automatically slightly certainly indeed mostly frequently clearly particularly easily recently finally originally specifically further hard true certain common additional particular due official necessary helpful separate whole entire actual worth simple beyond throughout seen given required listed proposed scheduled planned meaning gone knew wife husband brother brothers sister sisters uncle aunt grandma grandpa grandparents grandmother grandfather cousin cousins nephew niece buddy buddies boss teammate teammates crew squad bunch gang folks grownups grown adults yrs asi soy eres quieres verdad puedes vida cosas padre madre papa papas mama mamas trabajo hecho claro amigo amigos amiga cosa dije podria podrian podriamos acuerdo dice haciendo habia conmigo visto haces contigo parte hacerlo veo razon cierto realmente demasiado lado digo somos ves suerte pues hermano hermana hermanos casi dicho nueva nuevo nuevos nuevas hice cualquier viejo viejos problema esposa esposo marido abuela abuelo abuelos tio tia primo prima supongo importante supuesto realidad deberias fui punto exactamente bastante seguro segura aca tampoco sola seria serian tendria tendrian disponible disponibles proxima posible mismito sabado viajamos vengo venimos llevo llevamos juntos juntas total femme mari frere freres soeur soeurs maman grand-mere mamie papi papie oncle tante cousine copain copains copine copines bande vraiment environ surtout presque plutot peut etre sinon bientot tard exact exactement juste possible pareil nouveau nouvelle nouveaux vieux vieille certaine ensemble quoique parce puisque lorsque pourquoi tellement souvent parfois fastest quickest easiest quick fast easy simplest easier faster rapide rapides rapido rapida facil facile sportif sportive sportifs sportives deportivo deportiva deportivos deportivas decouvrir descubre descubrir explorar explora explore explorer visite visita visitez visit visiting competitive besides ocupo ocupamos ocupan beforehand afterwards afterward upcoming nowadays forward backward backwards apart alone aside together'

const irregular =
  'quiere quieren quieras accueille accueillent accueilles accueillez accueillir faisons faisiez amene tenga tengan tengamos haya hayan sea sean seamos estemos pueda puedan podamos quepa quepan quepamos vaya vayan vayamos haga hagan hagamos salga salgan salgamos diga digan ponga pongan venga vengan vengamos doy da das dan damos dar den quiera quieran queramos sepa sepan traiga traigan traigamos abra abran abramos cierre cierren sirva sirvan pida pidan permita permitan incluya incluyan incluye incluyen conviene convienen convenga juega juegan juego jueguen juegue jugamos jugar empieza empiezan empiece empiecen comienza comience arranca arrancan arranque arrancar compite compiten competir competimos entrena entrenan entrenamos entrene entrenar practica practican practicamos practique practicar montar monta rentan renta alquila alquilan recibe consigo consigue conseguimos duerme dormimos duerma llueve llueva cuesta cuestan cueste salen sale sigue siguen muestra muestran encuentra encuentran suele suelen vuelve vuelven vuelva acerca trae traen traemos viene vienen venimos cabemos quepo hubo era eran fue fueron iba iban dieron dio vio tuvo tuvieron estuvo hizo hicieron dijo dijeron puso soit soient ait aient ayez puisse puissent puissions aille aillent fasse fassent fassiez prend prends prennent prenne prenons prenez vienne viennent tienne tiennent tient sache veuille faille accepte acceptent inclut incluent inclus comprend comprennent vend vendent sert servent loge logent joue jouent jouer jouons jouez pratique pratiquent pratiquer entraine entrainent entrainer entrainons apporte amene dort dorment vient viens part partent sort sortent ouvre ouvrent devrait devrions devrais devraient faudrait serait seraient aurait auraient auriez pourrait pourraient pourrais pourrions pourriez voudrait irait etaient eu ete dois doive vaut finit finissent recoit recoivent connait connaissez paraitrait semblerait disons passe passent reste restent revient'

/** Shorter forms are too often other words. */
const shortest = 4

const isLong = (word: string) => word.length >= shortest

const spanishForms: ReadonlySet<string> = new Set(spanishVerbForms.filter(isLong))

const common: ReadonlySet<string> = new Set([
  ...chat.split(' '),
  ...irregular.split(' '),
  ...ordinaryWords,
  ...englishVerbForms.filter(isLong),
  ...spanishForms,
  ...frenchVerbForms.filter(isLong),
])

/** 'Pásame', 'mándanos'. */
const clitics = /(?<=[aeiou])(?:me|nos|melo|mela|noslo)$/
/** 'Llevarlos', 'buscándola', 'devolvérselo'. */
const afterInfinitive = /(?<=[aei]r|ndo)(?:[mts]e|nos)?(?:l[aeo]s?)?$/

/** Whether a word is only how people ask. Names may have it all the same. */
export const isCommonWord = (word: string) =>
  isPlainWord(word) ||
  common.has(word) ||
  spanishForms.has(word.replace(clitics, '')) ||
  spanishForms.has(word.replace(afterInfinitive, ''))

const chatWords: ReadonlySet<string> = new Set([...chat.split(' '), ...irregular.split(' ')])

/** Whether a word is of how people talk, so that nothing else than what a page is may be asked beside it. */
export const isChatWord = (word: string) => isPlainWord(word) || chatWords.has(word)
