/** Words that connect others, and those of requests in whole sentences. They aren't searched for. English, Spanish and French. */
export const connectingWords: ReadonlySet<string> = new Set(
  `a an the closest nearest for with without w and or to my our your his her their its me us i im ive we you they he she it this
that these those there here at in of on near around within from by about into under over through during between after before
until outside close than then so if as but not no just only also too very really both either each per any some every all more
most many much several few lot lots other another same such one ones like plus etc eg ie is are was were be been being am has
have having had do does did can could may might must shall should will would need needs needed want wants wanted looking look
find finding search searching seeking seek get getting use using used let lets help helps helping know knows anyone anybody
someone somebody everyone something somewhere anywhere where when who whom whose what which why how please thanks thank hi hello
hey dear planning plan plans planned trying try hope hoping prefer preferred preferably preference ideal ideally possible
possibly potential maybe ok okay fit fits hold holds accommodate accommodates handle offer offers offering provide provides
support supports supporting run running organize organizing organise coming next upcoming soon currently already interested
considering based located wholl youll theyll itll thatll whod theyd theyre youve theyve shes hes gotta whats wheres whos hows
theres thats ill id wed weve youre dont doesnt cant wont isnt arent gonna wanna guys folks yall sir madam um uh er well actually
basically probably hopefully annual yearly monthly weekly biggest largest smallest best nicest cheapest newest top play plays
played playing book booking books booked reserve reserving reservation recommend recommends recommendation recommended
recommendations suggest suggestions suggestion love loves loved enjoy take takes taking bring bringing come go going give gives
make makes making put set setup start starts happen happening anything everything nothing thing things stuff enough decent solid
fast quick quickly asap urgent urgently together nearby matter matters care cares budget price pricing cost costs money dollars
total approx approximately roughly almost minimum maximum max thinking think thought wonder wondering hear heard tell show shows
showing see seeing check checking ask asking call work works working able big huge open opened happy excited curious sure right
good great nice perfect awesome amazing affordable athletes competitors participants attendees attending attend participating
participate expecting expect expected spectator own bid bidding worlds son sons daughter daughters kid team teams y o e con sin
para por de del la el los las un una unos unas en al que mi mis nuestro nuestra busco buscamos buscando necesito necesitamos
quiero queremos hay donde cual le les des du et ou avec sans pour au aux dans sur pres cerca notre nos mon ma mes amical amicale
latina latino escolar escolares olimpica olimpico noche noches soir tarde puedo podemos puede se jugar juega juegan practicar
entrenar rentar renta alquilar alquiler reservar organizar hacer tiene tengan tenga tener haya haiga muy grandes buen buena
bueno barato barata economico mejor mejores cercano cercana cercanas clases clase liga ligas equipo entrenamiento partido
partidos practica practicas juego juegos temporada semana hijo hija hijos ninos ninas nino nina infantil infantiles juvenil
juveniles mujeres mujer hombres hombre varonil femenil femenino masculino adultos mixto jovenes campamento proximo proxima ese
todo todos queda quedan zona barrio peut puis pouvons peuvent jouer joue louer location reserver organiser faire trouver ayant
chez moins tres bonne meilleur meilleure cours ligue equipes entrainement parties saison semaine fils fille enfants enfant
mineur mineure jeunes jeune femmes femme hommes homme adultes adulte feminin masculin mixte assises debout quartier environs
alentours prochain prochaine cet cette ces ait entre ouvert ouverte d l qu je nous cherche cherchons recherche besoin voulons
veux est sont`.split(/\s+/),
)
