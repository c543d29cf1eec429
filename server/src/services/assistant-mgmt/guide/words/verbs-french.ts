/** French verbs in -er of conversation, in all forms that people write. Without diacritics. */
const first =
  'abandonner abimer abuser accepter acclamer accompagner accorder accrocher accueiller acheter adapter additionner admirer adopter adorer adresser affecter afficher affirmer affronter agacer aider aimer ajouter ajuster alarmer alerter aligner alimenter allonger allumer ameliorer amener amuser analyser animer annoncer annuler anticiper appeler appliquer apporter apprecier approcher approuver appuyer armer arracher arranger arriver articuler aspirer assister associer assumer assurer attacher attaquer attirer attraper attribuer augmenter autoriser avaler avancer avouer baisser balayer baser bavarder blaguer blamer blesser bloquer bosser boucler bouger bousculer branler briller briser broder bruler bruncher cacher calculer caler calmer camper capoter casser causer celebrer cerner cesser changer chatouiller checker chercher chialer chicaner choquer circuler citer clarifier classer clavarder cogner coincer coller combiner combler commander commencer commenter communiquer comparer compenser completer compliquer composer compter concentrer concerner condamner confirmer conseiller conserver considerer consister constater consulter contacter contempler contenter conter contester continuer contourner contraster controler converser coordonner copier corriger cotiser coucher couler couper coupler courber craquer crecher creer creuser crever crier crisser critiquer croiser cumuler daigner dater debarquer deborder debourser debrouiller debuter decaler decamper decharger dechirer decider declarer decoller decourager decrocher dedier defiler defouler degager degeler deguerpir deguster delirer delivrer demander demarrer demenager denicher depanner depasser depecher deplacer deposer depouiller deranger derouler desirer desoler dessiner destiner detailler determiner detester developper devier deviner devoiler devorer dicter differer diminuer diriger discerner discuter disposer disputer distinguer distribuer diviser dominer donner doubler douter draguer dresser dribler durer echanger echapper echouer eclater economiser ecouter ecraser effacer effectuer effrayer egaler elaborer elever eliminer eloigner embarquer embaucher embeter embrasser emerveiller emmener emmerder empecher emprunter encadrer encombrer encourager endommager energiser enerver engager enlever enregistrer entamer entasser enterrer entrainer entrer envier envisager envoyer epargner epater epauler epouser eprouver epuiser equilibrer errer escalader espacer esperer esquiver essayer estimer etaler etirer etonner etudier evader evaluer eveiller eviter evoluer evoquer exagerer examiner exceder exciter excuser executer exercer exiger exister experimenter expliquer exploiter exprimer fabriquer facher faciliter facturer fermer feter ficher fier finaliser fixer flaner foncer fonctionner fonder forcer former fouiller frapper freiner frequenter frustrer gacher gagner garder garrocher gaspiller gater gazer gener generer gerer glisser gommer gouter grimper gronder gueler guider habiter habituer harceler hesiter heurter honorer hurler identifier ignorer illustrer imaginer imiter impliquer importer imposer impressionner inciter incliner incomber incorporer indiquer infliger influencer informer initier inquieter inserer insister inspecter inspirer installer instaurer integrer interesser interpreter interroger intriguer inventer investiguer inviter isoler jammer jaser jeter jetter jongler jouer juger jurer justifier lacher laisser lancer lever liberer lier limiter localiser loger longer louper luncher lutter magasiner maintener maitriser maltraiter manger manier manifester manquer marchander marcher marier marquer marrer masquer mater mediter melanger menacer menager mener mentionner meriter mijoter modifier moduler montrer motiver mouiller multiplier murmurer naviguer necessiter negliger negocier niaiser nommer noter nuancer numeroter obliger observer obstiner occasionner occuper octroyer operer opter ordonner organiser orienter oser oublier pallier papoter pardonner parier parler partager participer passer patienter pauser payer peiner pencher penser percer perdurer perfectionner persister peser picoler piger piler piloter piquer pitcher placer placoter plaider plaisanter planifier planter pleurer plier pogner pointer poireauter porter poser posseder poster pousser pratiquer preceder precipiter preciser predominer preferer preparer presenter presser presumer preter pretexter prier privilegier proceder proclamer procurer profiter programmer progresser prolonger promener prononcer proportionner proposer prouver provoquer puiser qualifier questionner queuter quitter quoter racheter raconter radoter rajouter ramasser ramener ranger ranimer rappeler rapporter rapprocher rassembler rassurer rater rattraper rayer realiser reciter reclamer recolter recommander recompenser reconcilier recruter recuperer redoubler referer refermer refiler refuser regarder regler regretter regrouper rejouer relacher relaxer relayer relever remarquer rembourser remercier remonter remplacer remuer rencontrer renoncer renouveler renseigner rentrer reparer reperer repeter reporter reposer representer reprocher resister respecter respirer ressembler rester resumer retarder retirer retomber retourner retrouver reveiller reveler rever reviser rigoler risquer ronfler rouler ruiner saboter sacrer saluer sauter sauver scander scorer secouer securiser selectionner sembler semer separer serrer siffler signaler signer signifier simplifier situer skipper soigner solliciter sonder sonner souhaiter soulager soulever souligner souper soupirer squatter stimuler stresser substituer succeder suggerer supplier supporter supposer supprimer surmonter survoler suspecter taper taquiner tarder telephoner teleporter temoigner tenter terminer tester texter tisser tolerer tomber toucher tourner tousser tracer trainer traiter tramer trancher transferer transformer transpirer transporter travailler traverser trembler trimer triompher tromper troquer troubler trouver tuer urger user utiliser valider vanter varier veiller verifier verser vexer vibrer vider violer virer viser voter voyager zapper'

/** Verbs like 'finir'. */
const second =
  'accomplir adoucir agir aplatir applaudir approfondir arrondir avertir benir choisir convertir definir desobeir divertir eclaircir enrichir envahir epanouir etablir evanouir finir fournir franchir garantir gemir grandir grossir guerir intervertir investir jaillir jouir maigrir mincir moisir munir nourrir obeir punir ralentir ravir reagir reflechir rejouir remplir repartir retablir retentir reunir reussir rougir saisir subir surgir trahir unir vieillir vomir'

/**
 * The others, by their stems: of the singular and of 'nous' in the present, of the third person plural, of the future, and the participle.
 * What follows a bar is put before all of them: 'reprend'.
 */
const others =
  'prend pren prenn prendr pris|ap com re sur entre,met mett mett mettr mis|per pro com ad re sou trans,vien ven vienn viendr venu|de re con inter par pre sur,tien ten tienn tiendr tenu|re ob ap con main sou,attend attend attend attendr attendu,entend entend entend entendr entendu,descend descend descend descendr descendu,perd perd perd perdr perdu,rend rend rend rendr rendu,repond repond repond repondr repondu,vend vend vend vendr vendu,depend depend depend dependr dependu,suspend suspend suspend suspendr suspendu,tend tend tend tendr tendu|e pre de,fond fond fond fondr fondu|con,mord mord mord mordr mordu,tord tord tord tordr tordu,romp romp romp rompr rompu|inter cor,bat batt batt battr battu|com de,par part part partir parti|re,sor sort sort sortir sorti|res,dor dorm dorm dormir dormi|en,ser serv serv servir servi,sen sent sent sentir senti|con res,men ment ment mentir menti,offre offr offr offrir offert,souffre souffr souffr souffrir souffert,cour cour cour courr couru|par re ac se,meur mour meur mourr mort,dev dev doiv devr du,doi dev doiv devr du,recoi recev recoiv recevr recu,percoi percev percoiv percevr percu,decoi decev decoiv decevr decu,voi voy voi verr vu|re,prevoi prevoy prevoi prevoir prevu,sai sav sach saur su,peu pouv peuv pourr pu,veu voul veul voudr voulu,vau val vaill vaudr valu,di dis dis dir dit|re inter,li lis lis lir lu|re e,ecri ecriv ecriv ecrir ecrit|re d,vi viv viv vivr vecu|sur re,sui suiv suiv suivr suivi|pour,condui conduis conduis conduir conduit,produi produis produis produir produit,reprodui reprodui reproduis reproduir reproduit,tradui traduis traduis traduir traduit,sedui seduis seduis seduir seduit,redui reduis reduis reduir reduit,introdui introduis introduis introduir introduit,detrui detruis detruis detruir detruit,instrui instruis instruis instruir instruit,connai connaiss connaiss connaitr connu|re,parai paraiss paraiss paraitr paru|ap dis,nai naiss naiss naitr ne,crai craign craign craindr craint,plai plais plais plair plu|de,croi croy croi croir cru,boi buv boiv boir bu,ri ri ri rir ri|sou,asseoi assoy assoi assoir assis,assied assey assey assier assise,conclu conclu conclu conclur conclu,inclu inclu inclu inclur inclus,exclu exclu exclu exclur exclu,join joign joign joindr joint|re,attein atteign atteign atteindr atteint,peind peign peign peindr peint,etein eteign eteign eteindr eteint,plain plaign plaign plaindr plaint,vainc vainqu vainqu vaincr vaincu|con,tai tais tais tair tu,fui fuy fui fuir fui|en,acquier acquer acquier acquerr acquis,accueille accueill accueill accueiller accueilli,cueille cueill cueill cueiller cueilli|re'

const be =
  'suis es est sommes etes sont etais etait etions etiez etaient serai seras sera serons serez seront serais serait serions seriez seraient sois soit soyons soyez soient ete etant ai as a avons avez ont avais avait avions aviez avaient aurai auras aura aurons aurez auront aurais aurait aurions auriez auraient aie aies ait ayons ayez aient eu eue eus ayant vais vas va allons allez vont allais allait allions alliez allaient irai iras ira irons irez iront irais irait irions iriez iraient aille ailles allions aillent alle allee alles allees allant fais fait faisons faites font faisais faisait faisions faisiez faisaient ferai feras fera ferons ferez feront ferais ferait ferions feriez feraient fasse fasses fassions fassiez fassent faite faits faisant faut fallait faudra faudrait fallu faille veuille veuillez veuillent vouliez veux veut dites dit disons disent redis puis puisse puissions puissiez puissent sache sachez sachant vaille dus due dues quelqu'

const tenses = {
  present: 's t d e es'.split(' '),
  we: 'ons ez ais ait ions iez aient ant'.split(' '),
  they: 'ent e es'.split(' '),
  future: 'ai as a ons ez ont ais ait ions iez aient e er'.split(' '),
  participle: ['', 'e', 's', 'es'],
} as const

const firstGroup = {
  unstressed: 'e es ent er erai eras era erons erez eront erais erait erions eriez eraient'.split(' '),
  /** Before which a soft g is written 'ge'. */
  hard: 'ons ant ais ait aient'.split(' '),
  plain: 'ez ions iez ee ees'.split(' '),
}

/** The forms of verbs in -er: 'parle', 'mangeons', 'appellent', 'paie'. */
function firstGroupForms(verb: string): string[] {
  const stem = verb.slice(0, -2)
  const soft = stem.endsWith('g') ? `${stem}e` : stem
  const strong = /[^aeiouy][e][lt]$/.test(stem) ? `${stem}${stem.at(-1)}` : stem.replace(/y$/, 'i')
  return [
    verb,
    ...[stem, strong].flatMap((one) => firstGroup.unstressed.map((end) => one + end)),
    ...firstGroup.hard.flatMap((end) => [stem + end, soft + end]),
    ...firstGroup.plain.map((end) => stem + end),
  ]
}

const secondGroup =
  ' r s t e es ssons ssez ssent ssais ssait ssions ssiez ssaient ssant rai ras ra rons rez ront rais rait rions riez raient sse sses'.split(
    ' ',
  )
const secondGroupForms = (verb: string): string[] => secondGroup.map((end) => verb.slice(0, -1) + end)

function otherForms(entry: string): string[] {
  const [stems = '', prefixes = ''] = entry.split('|')
  const [one = '', we = '', they = '', future = '', participle = ''] = stems.split(' ')
  const own = [
    one,
    ...tenses.present.map((end) => one + end),
    ...tenses.we.map((end) => we + end),
    ...tenses.they.map((end) => they + end),
    future,
    ...tenses.future.map((end) => future + end),
    ...tenses.participle.map((end) => participle + end),
  ]
  return ['', ...prefixes.split(' ').filter(Boolean)].flatMap((prefix) => own.map((form) => prefix + form))
}

/** All forms of French verbs. */
export const frenchVerbForms: readonly string[] = [
  ...first.split(' ').flatMap(firstGroupForms),
  ...second.split(' ').flatMap(secondGroupForms),
  ...others.split(',').flatMap(otherForms),
  ...be.split(' '),
]
