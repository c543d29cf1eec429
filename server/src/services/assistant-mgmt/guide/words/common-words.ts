import { isPlainWord } from './plain-words.ts'

/**
 * Ordinary words of a question, which ask for nothing that a page could have: how people talk, and verbs in their regular forms. Whatever the
 * markets know of the same words counts more.
 */

const chat =
  'round itself themselves myself ourselves rather conviennent convient faut th st nd rd ready pret prets prete pretes listo listos dont heard because charter charters hes shes behaved segunda segundo tercera tercero tercer cuarta cuarto quinta quinto third fourth fifth deuxieme troisieme quatrieme cinquieme practise practises practising club clubs gars fiston gamin gamine gamins puce mec chum blonde bambins chiquillo chiquillos chiquitin nene nena nenes muchacho muchacha pa pal pos ppl peeps rn nite tho though cuz bc coz thru gotta wanna gonna kinda sorta lemme gimme dunno ya yo lol haha omg idk tbh imo fyi abt wo b4 ur u r n thx ty cheers tia msg hr mins min yr yrs wknd hiya heya howdy greetings gday sup welp umm hmm oops sorry alright yep nope nah bruh dude man folk altogether overall apparently obviously definitely probably likely unlikely unless instead otherwise anyway anyways besides regarding concerning including despite whatever whenever wherever whichever whoever nobody somebody chance idea ideas problem problems question questions reason reasons middle side example couple dozen pair half clue luck joint request requests requirement requirements purpose purposes case situation matter matters issue issues point points part parts piece section portion rest end beginning start turn turns fact facts stuff bits lots ton tons load loads plenty handful amount amounts degree level sense choice note mile miles km kilometers kilometres kilometer kilometre kms mi millas kilometros milles kilometre pieds fuss hassle clock oclock sometime anytime sooner later yesterday ago ahead wat wut wht whr whn wen wher hw incl max min approx nb nbre nbr num etc info mx youve weve theyve youd wed theyd youll theyll itll thatll hasnt havent hadnt wasnt werent shouldnt couldnt wouldnt aint yall lets theres heres said gave came saw went brought bought built kept began begun ran met sat slept spent drove flew ate drank wore won lost earlier early later exactly possible olds ans ano anos anitos yards yard meters meter metres metre yardas yarda metros metro verges verge pies pieds hola oiga oye bro manito chamo chamos chamaco chamacos chamaquito chamaquitos chavo chava chavos morro morros morrito peque peques chavito chavitos parce compa tb tmb xq xfa xfis pq dnd kiero kieren q pis pi faque fak tse ben bin coudonc pantoute ya yatu tu jai chu ptit ptits ptite bref voila allo coucou yo pcq stp dia dias semana semanas mes meses hora horas noche noches rato ratito jour jours semaine semaines mois heure heures soir soirs journee moment week weeks month months day days night nights hour hours getting seeing showing giving became highly fully generally completely automatically slightly certainly indeed mostly frequently clearly particularly easily recently finally originally specifically further hard true certain common additional particular due official necessary helpful separate whole entire actual worth simple beyond throughout seen given required listed proposed scheduled planned meaning gone knew wife husband brother brothers sister sisters uncle aunt grandma grandpa grandparents grandmother grandfather cousin cousins nephew niece buddy buddies boss teammate teammates crew squad bunch gang folks grownups grown adults yrs asi soy eres quieres verdad puedes vida cosas padre madre papa papas mama mamas trabajo hecho claro amigo amigos amiga cosa dije podria podrian podriamos acuerdo dice haciendo habia conmigo visto haces contigo parte hacerlo veo razon cierto realmente demasiado lado digo somos ves suerte pues hermano hermana hermanos casi dicho nueva nuevo nuevos nuevas hice cualquier viejo viejos problema esposa esposo marido abuela abuelo abuelos tio tia primo prima supongo importante supuesto realidad deberias fui punto exactamente bastante seguro segura aca tampoco sola seria serian tendria tendrian disponible disponibles proxima posible mismito sabado viajamos vengo venimos llevo llevamos juntos juntas total femme mari frere freres soeur soeurs maman grand-mere mamie papi papie oncle tante cousine copain copains copine copines bande vraiment environ surtout presque plutot peut etre sinon bientot tard exact exactement juste possible pareil nouveau nouvelle nouveaux vieux vieille certaine ensemble quoique parce puisque lorsque pourquoi tellement souvent parfois fastest quickest easiest quick fast easy simplest easier faster rapide rapides rapido rapida facil facile sportif sportive sportifs sportives deportivo deportiva deportivos deportivas decouvrir descubre descubrir explorar explora explore explorer visite visita visitez visit visiting competitive besides ocupo ocupamos ocupan beforehand afterwards afterward upcoming nowadays forward backward backwards apart alone aside together'

const irregular =
  'tenga tengan tengamos haya hayan sea sean seamos estemos pueda puedan podamos quepa quepan quepamos vaya vayan vayamos haga hagan hagamos salga salgan salgamos diga digan ponga pongan venga vengan vengamos doy da das dan damos dar den quiera quieran queramos sepa sepan traiga traigan traigamos abra abran abramos cierre cierren sirva sirvan pida pidan permita permitan incluya incluyan incluye incluyen conviene convienen convenga juega juegan juego jueguen juegue jugamos jugar empieza empiezan empiece empiecen comienza comience arranca arrancan arranque arrancar compite compiten competir competimos entrena entrenan entrenamos entrene entrenar practica practican practicamos practique practicar montar monta rentan renta alquila alquilan recibe consigo consigue conseguimos duerme dormimos duerma llueve llueva cuesta cuestan cueste salen sale sigue siguen muestra muestran encuentra encuentran suele suelen vuelve vuelven vuelva acerca trae traen traemos viene vienen venimos cabemos quepo hubo era eran fue fueron iba iban dieron dio vio tuvo tuvieron estuvo hizo hicieron dijo dijeron puso soit soient ait aient ayez puisse puissent puissions aille aillent fasse fassent fassiez prend prends prennent prenne prenons prenez vienne viennent tienne tiennent tient sache veuille faille accepte acceptent inclut incluent inclus comprend comprennent vend vendent sert servent loge logent joue jouent jouer jouons jouez pratique pratiquent pratiquer entraine entrainent entrainer entrainons apporte amene dort dorment vient viens part partent sort sortent ouvre ouvrent devrait devrions devrais devraient faudrait serait seraient aurait auraient auriez pourrait pourraient pourrais pourrions pourriez voudrait irait etaient eu ete dois doive vaut finit finissent recoit recoivent connait connaissez paraitrait semblerait disons passe passent reste restent revient'

const englishVerbs =
  'add afford agree aim announce appear apply approach arrange arrive assume attempt attend await avoid base become belong bother call care cause challenge change check choose chose chosen claim collect combine compare complete concern confirm confuse connect consider contain continue count cover crash cross dare decide demand depend describe deserve discover discuss double doubt drag end enter entertain excite exit expect explain explore express face fail fall fear feel felt figure fill finish fix follow gather guess hand happen hate hear heard hope hurry imagine improve insist intend introduce invite involve join judge keep kept kick knock know known land last lead learn leave left lend lie lift link listen live load lock made matter measure meet met mention mind miss mix move name notice obtain occur order organize own pack paid pair pause pay pick point prepare present press prevent promise protect prove pull push raise ran reach react realize recall receive reckon recover reduce refer regret relate remain remember remind remove repeat replace reply represent require rescue respect respond rest result return review rush save search seem seemed select sell send sent separate set settle shall share shift skip sleep slow smell solve sort sound speak spell split spoke squeeze stand stare start state step stick stood stop store struggle submit succeed suffer suppose surprise surround suspect switch talk taste tend thank think thought throw tire told took touch trade transfer treat trust turn understand understood unload unpack update verify wait wake walk wander warn watch wear went wish wonder worry wrap'

const spanishVerbs =
  'acabar aceptar acompanar aguantar alcanzar andar apreciar aprovechar averiguar avisar bajar bastar cambiar caminar cansar cargar celebrar comentar comparar confirmar considerar consultar contar continuar costar cruzar cuidar dejar demorar desear empezar encantar enterar entrar enviar esperar estar explicar faltar fijar formar funcionar gastar gustar hablar importar indicar informar intentar interesar invitar lavar levantar llamar llegar llenar llevar lograr mandar manejar marcar mejorar mirar molestar montar mostrar nombrar necesitar notar olvidar organizar parar pasar pensar planear platicar preguntar preocupar preparar presentar probar quedar quitar realizar recomendar regalar regresar respetar sacar saludar sentar soportar tardar terminar tomar tratar usar viajar visitar aprender beber caber comprender conocer correr creer deber depender ofrecer parecer perder poder poner prometer proponer querer responder saber suceder suponer tener traer valer vender volver asistir compartir conseguir cumplir decidir decir describir discutir escribir existir ir incluir insistir ocurrir pedir permitir preferir recibir repetir salir seguir sentir servir subir sufrir venir vivir'

const frenchVerbs =
  'accepter accompagner ajouter aider aimer amener apporter apprecier approcher arriver assurer attraper avancer baisser bouger cacher calculer changer chercher commencer comparer compter confirmer considerer consulter continuer coucher couper couter crier decider demander demenager deposer deranger desirer dessiner deviner discuter disposer donner durer eloigner emmener empecher enlever entrer envoyer esperer essayer etonner eviter expliquer exister fermer finaliser fonctionner former garder glisser habiter indiquer informer installer interesser inviter laisser lancer louper manquer marcher mener mentionner monter montrer noter obliger occuper organiser oser oublier parler partager passer payer penser planifier porter poser pousser preferer preparer presenter prier profiter proposer quitter raconter ramener ranger rappeler recommander regarder regrouper rencontrer rentrer reposer ressembler rester retourner retrouver rouler saluer sauter sembler serrer signaler situer souhaiter suggerer supposer tenter terminer tirer tomber toucher tourner traiter transporter traverser trouver utiliser valoir verifier voyager choisir finir remplir reussir reflechir reunir obtenir tenir venir devenir revenir partir sortir dormir sentir servir courir ouvrir offrir recevoir devoir savoir voir vouloir pouvoir falloir prendre apprendre comprendre attendre descendre entendre perdre rendre repondre vendre dire lire ecrire faire mettre permettre promettre suivre vivre croire boire'

/** 'bothered', 'bothers', 'bothering'; 'care', 'cares', 'cared', 'caring'; 'plan', 'planned'. */
function englishForms(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const third = /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(verb) ? [verb + verb.at(-1)] : []
  const y = /[^aeiou]y$/.test(verb) ? [`${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`] : []
  return [verb, third, ...y, ...[stem, ...doubled].flatMap((one) => [`${one}ed`, `${one}ing`])]
}

const spanishEndings = {
  ar: 'ar o as a amos an e aste aron aba aban abamos are ara aran aremos aria ariamos arian es emos en ando ado ada ados adas arlo arla arlos arlas arme arnos arse arle arles',
  er: 'er o es e emos en i iste io ieron ia iamos ian ere era eran eremos eria eriamos a as amos an iendo ido ida idos idas erlo erla erlos erlas erme ernos erse erle erles',
  ir: 'ir o es e imos en i iste io ieron ia iamos ian ire ira iran iremos iria iriamos a as amos an iendo ido ida idos idas irlo irla irlos irlas irme irnos irse irle irles',
}
const frenchEndings = {
  er: 'er e es ons ez ent ee ees ais ait ions iez aient erai eras era erons erez eront erais erait erions eriez eraient ant',
  ir: 'ir is it issons issez issent i ie ies ons ez ent ait aient irai ira irons irez irait irions issant ant u ue us ues',
  re: 're s t ons ez ent u ue us ues ais ait aient rai ra rons rez ront rait rions ant is it ise mis',
}

const formsOf = (verb: string, endings: Readonly<Record<string, string>>) =>
  Object.entries(endings).flatMap(([ending, list]) =>
    verb.endsWith(ending) ? list.split(' ').map((one) => verb.slice(0, -ending.length) + one) : [],
  )

/** Shorter forms are too often other words. */
const shortest = 4

const spanishForms: ReadonlySet<string> = new Set(
  spanishVerbs
    .split(' ')
    .flatMap((verb) => formsOf(verb, spanishEndings))
    .filter((word) => word.length >= shortest),
)

const common: ReadonlySet<string> = new Set([
  ...chat.split(' '),
  ...irregular.split(' '),
  ...[
    ...englishVerbs.split(' ').flatMap(englishForms),
    ...spanishForms,
    ...frenchVerbs.split(' ').flatMap((verb) => formsOf(verb, frenchEndings)),
  ].filter((word) => word.length >= shortest),
])

/** 'Pásame', 'mándanos'. */
const clitics = /(?<=[aeiou])(?:me|nos|melo|mela|noslo)$/

/** Whether a word is only how people ask. Names may have it all the same. */
export const isCommonWord = (word: string) =>
  isPlainWord(word) || common.has(word) || spanishForms.has(word.replace(clitics, ''))
