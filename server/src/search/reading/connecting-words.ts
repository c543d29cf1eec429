const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/**
 * Words of which nothing is searched for: those that connect others, and those of a request in whole sentences. In English,
 * Spanish and French.
 */
export const connectingWords = wordsOf(
  `a an the closest nearest for with without w and or to my our your his her their its me us i im ive we you they he she it this that these those
there here at in of on near around within from by about into under over through during between after before until outside close
than then so if as but not no just only also too very really both either each per any some every all more most many much several
few lot lots other another same such one ones like plus etc eg ie is are was were be been being am has have having had do does
did can could may might must shall should will would need needs needed want wants wanted looking look find finding search searching
seeking seek get getting use using used let lets help helps helping know knows anyone anybody someone somebody everyone something
somewhere anywhere where when who whom whose what which why how please thanks thank hi hello hey dear planning plan plans
planned trying try hope hoping prefer preferred preferably preference ideal ideally possible possibly potential maybe ok okay
fit fits hold holds accommodate accommodates handle offer offers offering provide provides support supports supporting run
running organize organizing organise coming next upcoming soon currently already interested considering based located
wholl youll theyll itll thatll whod theyd theyre youve theyve shes hes gotta whats wheres whos hows theres thats its im ill id were wed weve youre dont doesnt cant wont isnt arent lets gonna wanna gotta
guys folks yall sir madam um uh er like well just really actually basically maybe probably hopefully annual yearly monthly weekly
biggest largest smallest best nicest closest cheapest newest top play plays played playing book booking books booked reserve reserving
reservation recommend recommends recommendation recommended recommendations suggest suggestions suggestion love loves loved enjoy take
takes taking bring bringing come coming go going get give gives make makes making put set setup start starts happen happening anything
everything nothing something thing things stuff enough decent solid fast quick quickly asap urgent urgently together nearby matter matters
care cares budget price pricing cost costs money dollars under per total around approx approximately roughly almost minimum maximum max
currently thinking think thought wonder wondering hear heard tell show shows showing see seeing check checking ask asking call work works
working able big huge open opened happy excited curious sure right good great nice perfect awesome amazing affordable
athletes competitors participants attendees attending attend participating participate expecting expect expected spectator own
bid bidding worlds
son sons daughter daughters kid team teams
y o e con sin para por de del la el los las un una unos unas en al que mi mis nuestro nuestra busco buscamos buscando necesito
necesitamos quiero queremos hay donde cual le les des du et ou avec sans pour au aux dans sur pres cerca notre nos mon ma mes
amical amicale latina latino escolar escolares olimpica olimpico noche noches soir tarde puedo podemos puede se jugar juega juegan practicar entrenar rentar renta alquilar alquiler reservar organizar hacer tiene
tengan tenga tener haya haiga muy grandes buen buena bueno barato barata economico mejor mejores cercano cercana cercanas clases
clase liga ligas equipo entrenamiento partido partidos practica practicas juego juegos temporada semana hijo hija hijos ninos
ninas nino nina infantil infantiles juvenil juveniles mujeres mujer hombres hombre varonil femenil femenino masculino adultos
mixto jovenes campamento proximo proxima ese todo todos nos queda quedan zona barrio peut puis pouvons peuvent jouer joue louer
location reserver organiser faire trouver ayant chez moins plus tres bonne meilleur meilleure cours ligue equipes entrainement
parties saison semaine fils fille enfants enfant mineur mineure jeunes jeune femmes femme hommes homme adultes adulte feminin
masculin mixte assises debout quartier environs alentours prochain prochaine cet cette ces ait entre ouvert ouverte d l qu
je nous cherche cherchons recherche besoin voulons veux est sont`,
)

/** Words that people type without a typo, though they are close to a sport or a town is called so. */
export const commonWords = wordsOf(
  `state states province sporting sports sport house home water match price page media early commerce winner surprise hurricane normal
friendly social young parent parents coach coaches director team teams club clubs school schools class classes group groups member
members family families child children people person men man woman women world national regional local county city town village
street road north south east west northern southern eastern western central upper lower great grand good better best small large
little huge short long high low open close closed free paid fast slow quick hard soft clean clear safe dark bright white black
green blue red gold silver orange brown first second third last final finals day days night nights morning evening week weeks
month months year years hour hours minute minutes time times date dates spring summer winter autumn monday tuesday wednesday
thursday friday saturday sunday room rooms floor floors wall walls roof door doors table tables chair chairs bench benches stage
light lights sound music food drink hotel hotels space spaces place places site sites area areas zone point points line lines
list name names phone email address website contact owner manager staff office store shop market center centre building tower
bridge river lake beach ocean island mountain valley forest desert garden farm ranch field court number numbers total average
cost costs budget cheap rates rate deal deals available availability option options idea ideas advice question info information
event events party wedding concert show shows trade expo fair festival training practice learn lessons lesson camp camps clinic
clinics league leagues season seasons division bracket brackets round rounds score scores player players athlete athletes
judge judges referee referees ref refs fans crowd spectators audience guest guests visitor visitors travel trip drive flight
airport station train bus buses parking car cars truck truly surface quality modern newer newest older oldest built opened
renovated popular famous top rated reviews review stars star sheets sheet lanes lane sitting standing seats seated stands
independence union liberty freedom hope faith eagle falcon tiger bear bears wolf lion hawk bull bulls`,
)
