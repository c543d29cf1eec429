/**
 * Spanish verbs of conversation, in all forms that people write. The vowel of the stem that changes is given after a colon: 'contar:ue' is
 * 'cuento'. Without diacritics.
 */
const verbs =
  'abandonar abrazar absorber abusar acabar acampar acceder acelerar aceptar acercar acertar:ie acomodar acompanar aconsejar acordar:ue acostar:ue acostumbrar actuar acudir adaptar adelantar adivinar admirar admitir adornar advertir:ie afectar afirmar agarrar agendar agotar agradar agradecer agregar agrupar aguantar aislar ajustar alargar alcanzar alegrar alejar alimentar aliviar almacenar alojar alquilar alterar amanecer amar amenazar anadir analizar andar animar anotar anticipar antojar anunciar apapachar aparecer apartar apetecer aplazar aplicar apostar:ue apoyar apreciar aprender aprobar:ue aprovechar apurar armar arrancar arrear arreglar arriesgar arrimar asignar asistir asomar aspirar asumir asustar atacar atar atender:ie atinar atraer atrasar atravesar:ie atrever aumentar autorizar avanzar aventar averiguar avisar ayudar bajar bastar beber bendecir borrar brillar brincar brindar bromear burlar buscar caber caer calcular callar calmar cambiar caminar cancelar cansar captar cargar castigar causar celebrar cenar chambear chatear checar chequear chocar chutar citar clasificar coger coincidir colaborar colar:ue colgar:ue colocar combinar comentar comenzar:ie cometer comparar compartir compensar competir:i complacer completar complicar componer comportar comprender comprobar:ue comprometer comunicar conceder concentrar concluir conducir confesar:ie confiar confirmar confundir conmover conocer conquistar conseguir:i consentir:ie conservar considerar consistir constar consultar consumir contactar contar:ue contemplar contener contestar continuar controlar convencer convenir conversar convertir:ie convidar convocar coordinar corregir:i correr cortar cotejar cotizar crear crecer creer cruzar cuestionar cuidar culpar cumplir curar currar danar dar dañar deber decepcionar decidir decir declarar dedicar deducir defender:ie definir dejar demorar demostrar:ue depender derramar desaparecer desarrollar desayunar descansar descargar descartar desconfiar describir descubrir descuidar desear desembarcar desesperar deshacer desmontar despedir:i despejar despertar:ie desplazar destacar destruir desviar detallar detener determinar devolver:ue dibujar dictar diferenciar dificultar dirigir disculpar discutir disenar disfrutar disgustar disminuir disponer distinguir distraer distribuir divertir:ie dividir doler:ue dominar donar dormir:ue dudar durar echar educar ejecutar ejercer elegir:i elevar eliminar embarcar embonar emocionar empacar empatar empezar:ie emplear empujar enamorar encajar encantar encargar encender:ie encerrar:ie encontrar:ue encuartelar enfermar enfocar enfrentar enganar engordar enojar ensayar ensenar ensuciar entender:ie enterar entrar entregar entrenar entretener entusiasmar enviar equivocar escapar escoger escribir escuchar esforzar:ue especificar esperar establecer estimar estirar estorbar estrenar estudiar evaluar evitar exagerar examinar exceder excluir exigir existir expandir experimentar explicar exponer expresar extender:ie extranar fabricar facilitar fallar fallecer faltar fascinar fastidiar felicitar fiar figurar fijar financiar fingir firmar formar forzar:ue fregar:ie frenar funcionar ganar garantizar gastar generar girar golpear graduar gritar guardar guiar gustar habituar hablar hacer heredar herir:ie hospedar huir identificar ignorar imaginar impedir:i implicar imponer importar impresionar imprimir incluir incomodar incorporar indicar influir informar iniciar insistir instalar intentar interesar interrumpir intervenir introducir invertir:ie investigar invitar involucrar jalar jugar juntar jurar justificar juzgar ladrar lamentar lanzar largar lastimar leer levantar ligar limitar limpiar llamar llegar llenar llevar llorar localizar lograr luchar madrugar manchar mandar manejar manifestar:ie mantener marcar marchar marear mejorar mencionar mentir:ie merecer merendar:ie meter mezclar mimar mirar mochar moler:ue molestar montar morder:ue morir:ue mostrar:ue mover:ue mudar multiplicar nacer necesitar negar:ie negociar nombrar notar obedecer obligar observar obtener ocupar ocurrir odiar ofender ofrecer oler olvidar opinar oponer optar ordenar organizar orientar otorgar padecer parar parecer participar partir pasar patear pedir:i pegar pelear pensar:ie percibir perder:ie perdonar permanecer permitir perseguir:i pertenecer pesar picar pillar pisar planear platicar poder:ue poner posponer practicar preceder precisar preferir:ie preguntar prender preocupar preparar presentar presionar prestar presumir prevenir prever privar probar:ue proceder producir programar progresar prohibir prolongar prometer promover:ue pronunciar proponer proporcionar proteger protestar provocar publicar quebrar:ie quedar quejar quemar querer:ie quitar rascar reaccionar realizar rebajar rechazar recibir reclamar recoger recomendar:ie reconocer recordar:ue recorrer recuperar reducir referir:ie reflejar regalar regresar reir relacionar relajar rellenar rendir:i rentabilizar rentar renunciar reparar repartir repasar repetir:i reponer representar requerir:ie resaltar residir resistir resolver:ue respetar respirar responder restar resultar resumir retirar retrasar reubicar reunir revelar revisar rezar rifar rodear rogar:ue romper roncar saber sacar sacrificar sacudir salir saludar salvar seguir:i seleccionar sembrar:ie senalar sentar:ie sentir:ie separar servir:i significar situar sobrar sobrevivir soler:ue solicitar soltar:ue solucionar sonar:ue sonreir soportar sorprender sospechar sostener subir subrayar suceder sudar sufrir sugerir:ie sujetar sumar superar suplicar suponer surgir suspender sustituir tachar tapar tardar teclear telefonear temblar:ie temer tender:ie tener terminar tirar titular tocar tomar topar torcer:ue toser trabajar traducir traer tragar tranquilizar transformar transportar trasladar tratar tropezar:ie trotar tumbar turnar ubicar unir usar utilizar vaciar valer valorar variar vencer vender venir verificar vestir:i viajar vincular visitar vivir volar:ue voltear volver:ue votar zarpar'

const endings = {
  ar: 'ar o as a amos an e aste o aron aba abas abamos aban are aras ara aremos aran aria arias ariamos arian aran aramos es emos en ase asen ando ado ada ados adas'.split(
    ' ',
  ),
  er: 'er o es e emos en i iste io imos ieron ia ias iamos ian ere eras era eremos eran eria erias eriamos erian a as amos an iera ieras ieran ieramos iendo ido ida idos idas yendo yo yeron yera'.split(
    ' ',
  ),
  ir: 'ir o es e imos en i iste io ieron ia ias iamos ian ire iras ira iremos iran iria irias iriamos irian a as amos an iera ieras ieran ieramos iendo ido ida idos idas'.split(
    ' ',
  ),
}

const changedEndings = {
  ar: ['o', 'as', 'a', 'an', 'e', 'es', 'en'],
  er: ['o', 'es', 'e', 'en', 'a', 'as', 'an'],
  ir: ['o', 'es', 'e', 'en', 'a', 'as', 'an', 'amos', 'iendo', 'io', 'ieron', 'iera', 'ieran'],
}

/** How stems are spelled before some vowels: 'busque', 'llegue', 'empiece', 'escoja', 'siga', 'conozca', 'incluya'. */
const respellings = [
  { from: /c$/, to: 'qu', before: 'e' },
  { from: /g$/, to: 'gu', before: 'e' },
  { from: /z$/, to: 'c', before: 'e' },
  { from: /g$/, to: 'j', before: 'ao' },
  { from: /gu$/, to: 'g', before: 'ao' },
  { from: /c$/, to: 'zc', before: 'ao' },
  { from: /u$/, to: 'uy', before: 'aeo' },
]

function formsOf(stem: string, ends: readonly string[]): string[] {
  const others = respellings
    .filter(({ from }) => from.test(stem))
    .map(({ from, to, before }) => ({ respelled: stem.replace(from, to), before }))
  return ends.flatMap((end) => [
    stem + end,
    ...others.filter(({ before }) => before.includes(end.charAt(0))).map(({ respelled }) => respelled + end),
  ])
}

/** The stem with its last vowel changed: 'cont' is 'cuent', 'pid' is of 'ped'. */
function changedStem(stem: string, vowel: string): string {
  const own = stem.replace(/(?<=[gq])u$/, '')
  const at = Math.max(own.lastIndexOf('e'), own.lastIndexOf('o'), own.lastIndexOf('u'))
  return at < 0 ? stem : stem.slice(0, at) + vowel + stem.slice(at + 1)
}

const isEnding = (text: string): text is keyof typeof endings => text in endings

/** All forms of a verb such as 'contar:ue'. */
function spanishForms(entry: string): string[] {
  const [infinitive = '', vowel] = entry.split(':')
  const [stem, ending] = [infinitive.slice(0, -2), infinitive.slice(-2)]
  if (!isEnding(ending)) return []
  const regular = formsOf(stem, endings[ending])
  if (vowel === undefined) return regular
  const other = changedStem(stem, vowel)
  // 'Pidiendo', 'sintieron' and 'durmió' have a short vowel where they change.
  const short = changedStem(stem, vowel === 'ue' ? 'u' : 'i')
  const changed = [other, ...(ending === 'ir' ? [short] : [])]
  return [...regular, ...changed.flatMap((one) => formsOf(one, changedEndings[ending]))]
}

const formsWith = (stems: string, list: string) =>
  stems.split(' ').flatMap((stem) => list.split(' ').map((end) => stem + end))

/** Verbs whose stems change by tense, with those that are made of them. */
const irregular = [
  ...formsWith(
    'tendr detendr mantendr obtendr contendr sostendr pondr propondr supondr dispondr expondr compondr repondr vendr convendr saldr valdr podr querr sabr habr cabr har dir desahr',
    'e as a emos an ia ias iamos ian',
  ),
  ...formsWith(
    'tuv detuv mantuv obtuv contuv sostuv estuv anduv pud pus propus supus dispus expus compus sup quis vin convin hic cup hub',
    'e iste o imos ieron iera ieras ieramos ieran iese iesen',
  ),
  ...formsWith('dij traj conduj produj traduj redujo introduj atraj', 'e iste o imos eron era eras eran'),
  ...formsWith(
    'teng deteng manteng obteng conteng sosteng pong propong supong dispong expong compong veng conveng salg valg hag dig traig atraig caig oig',
    'o a as amos an',
  ),
  ...'tiene tienes tienen tuviste detiene detienen mantiene mantienen obtiene obtienen contiene contienen sostiene viene vienes vienen conviene convienen hizo rehizo hecho dicho puesto visto escrito abierto cubierto descubierto roto vuelto devuelto resuelto muerto impreso inscrito inscrita inscritos inscritas frito cayo cayeron cayendo oye oyes oyen oyo oir oido leyo leyeron leyendo creyo creyeron creyendo ve ves ven vea veas veamos vean veia veias veian vieron viendo vista vistos vistas vi viste di dio diste dimos dieron diera dieran doy demos deis dando dado dada dados dadas daba daban daria darian dara daran dare daremos sere seras seran seremos seria serias serian siendo sido fuera fueran fueras fuese fuesen fui fuiste fuimos estare estara estaras estaremos estaran estaria estarian estando estado estuviera estuvieran ire iras ira iremos iran iria irian yendo ido vaya vayas vayamos vayan ibamos ibas estoy estas estan esten estes estaba estaban estabas estabamos habra habran habria habrian habiendo habido he has ha hemos han habias habian habia hayas haz haces haceis pon ponlo sal ten ven vente se sabras sepamos sepas rio rie rien sonrie huele huelen hue'.split(
    ' ',
  ),
]

/** All forms of Spanish verbs. */
export const spanishVerbForms: readonly string[] = [...verbs.split(' ').flatMap(spanishForms), ...irregular]
