import type { FoundWords, Sayings } from './sayings.ts'

const singular = {
  facility: 'site',
  hotel: 'hôtel',
  business: 'endroit',
  event: 'événement',
  destination: 'destination',
}
const plurals = {
  facility: 'sites',
  hotel: 'hôtels',
  business: 'endroits',
  event: 'événements',
  destination: 'destinations',
}

/** The plural of the first word, which the others describe. */
const plural = (noun: string) => noun.replace(/^\S+/, (word) => (/[sxz]$/.test(word) ? word : `${word}s`))

/** 'D’Indianapolis', 'de Cleveland'. */
const de = (name: string) => (/^[aeiouyàâéèêëîïôùû]/i.test(name) ? `d’${name}` : `de ${name}`)

/** French counts from 2 on in the plural. */
const milesText = (miles: string) => `${miles} ${/^[01](?:,|$)/.test(miles) ? 'mille' : 'milles'}`

const conditions = ({ kind, wishes, near, miles, when, place }: FoundWords) =>
  [
    wishes && `pour « ${wishes} »`,
    near !== null
      ? miles === null
        ? `près ${de(near)}`
        : `à moins de ${milesText(miles)} ${de(near)}`
      : `près ${de(place)}`,
    when && (kind === 'event' ? when : `ouverts ${when}`),
  ]
    .filter((part) => part !== null)
    .join(', ')

const nounOf = ({ count, kind }: FoundWords) => (count === 1 ? singular[kind] : plurals[kind])

export const french: Sayings = {
  kinds: plurals,
  found: (words) => `J’ai trouvé ${words.count} ${nounOf(words)} ${conditions(words)}.`,
  counted: (words) =>
    words.spaces !== null
      ? `Je compte ${words.spaces} dans ${words.count} ${nounOf(words)} ${conditions(words)}.`
      : `Il y a ${words.count} ${nounOf(words)} ${conditions(words)}.`,
  address: ({ name, value }) => `${name} se trouve au ${value}.`,
  phone: ({ name, value }) => `Le numéro de téléphone ${de(name)} est le ${value}.`,
  email: ({ name, value }) => `L’adresse courriel ${de(name)} est ${value}.`,
  website: ({ name, value }) => `Le site web ${de(name)} est ${value}.`,
  hoursOn: ({ name, value, day }) => `${name} est ouvert ${day} de ${value}.`,
  closedOn: ({ name, day }) => `${name} est fermé ${day}.`,
  span: (from, to) => `${from} à ${to}`,
  clock: {
    at: (clock) => `à ${clock}`,
    after: (clock) => `après ${clock}`,
    before: (clock) => `avant ${clock}`,
  },
  allDay: '24 heures',
  allDayOn: ({ name, day }) => `${name} est ouvert 24 heures ${day}.`,
  everyDay: ({ name, value }) => `Les heures d’ouverture ${de(name)} : ${value}.`,
  seats: ({ name, value }) => `${name} a des places pour ${value} personnes.`,
  groups: ({ name, takes }) =>
    takes ? `${name} accepte les groupes.` : `${name} n’accepte pas les groupes.`,
  area: ({ name, value }) => `${name} a ${value} pieds carrés à l’intérieur.`,
  floor: ({ name, length, width }) =>
    `La surface principale ${de(name)} mesure ${length} sur ${width} pieds.`,
  clearHeight: ({ name, value }) => `La hauteur libre ${de(name)} est de ${value} pieds.`,
  opened: ({ name, value }) => `${name} a ouvert en ${value}.`,
  rating: ({ name, value, reviews }) => `${name} a la note de ${value} sur 5 selon ${reviews} avis.`,
  has: ({ name, value }) => `${name} a ${value}.`,
  spaces: ({ name, value }) => `${name} a ${value}.`,
  space: ({ count, name, isOne, surface, location }) =>
    `${count} ${isOne ? name : plural(name)}${[surface, location].some(Boolean) ? ` (${[surface, location].filter(Boolean).join(', ').toLowerCase()})` : ''}`,
  feature: ({ name, space, value }) => `${name} dit de « ${space} » : « ${value} ».`,
  sports: ({ name, value }) => `On pratique à ${name} : ${value}.`,
  amenities: ({ name, value }) => `${name} offre ${value}.`,
  attributes: ({ name, value }) => `${name} est indiqué avec : ${value}.`,
  stars: ({ name, value }) => `${name} a ${value} étoiles.`,
  rooms: ({ name, value }) => `${name} a ${value} chambres.`,
  checkIn: ({ name, value }) => `L’arrivée à ${name} se fait à partir de ${value}.`,
  checkOut: ({ name, value }) => `Le départ ${de(name)} se fait avant ${value}.`,
  rate: ({ name, from }) =>
    from === null
      ? `La page ${de(name)} montre son prix et les chambres libres pour les nuits que vous choisissez.`
      : `Les chambres ${de(name)} coûtent ${from} la nuit et plus, frais compris; sa page montre le prix pour les nuits que vous choisissez.`,
  priceLevel: ({ name, level }) =>
    `${name} est ${['économique', 'de prix modéré', 'cher', 'très cher'][level - 1]} (${'$'.repeat(level)}).`,
  offer: ({ name, title, until, code }) =>
    `${name} offre « ${title} » jusqu’au ${until}${code === null ? '' : `, avec le code ${code}`}.`,
  dates: ({ name, value }) => `${name} a lieu le ${value}.`,
  flexibleDates: ({ name, value, days }) =>
    `${name} a lieu${days === null ? '' : ` pendant ${days} jours`} entre le ${value}.`,
  times: ({ name, start, end }) =>
    `${name} commence à ${start}${end === null ? '' : ` et se termine à ${end}`}.`,
  venues: ({ name, value }) => `${name} a lieu à ${value}.`,
  organizer: ({ name, value }) => `${name} est organisé par ${value}.`,
  teamCost: ({ name, value }) => `Une équipe paie ${value} pour ${name}.`,
  individualCost: ({ name, value }) => `Une personne paie ${value} pour ${name}.`,
  free: 'rien',
  teams: ({ name, value }) => `${name} a de la place pour ${value} équipes.`,
  ages: ({ name, value }) => `${name} s’adresse à ce groupe d’âge : ${value}.`,
  level: ({ name, value }) => `Le niveau ${de(name)} est ${value}.`,
  gender: ({ name, value }) => `${name} est ouvert à : ${value}.`,
  deadline: ({ name, value }) => `Le dernier jour pour s’inscrire à ${name} est le ${value}.`,
  register: ({ name, value }) => `On s’inscrit à ${name} sur ${value}.`,
  services: ({ name, value }) => `${name} offre aux organisateurs : ${value}.`,
  airport: ({ name, code, miles, place }) => `${name} (${code}) est à ${milesText(miles)} ${de(place)}.`,
  distance: ({ from, to, miles }) => `${from} est à ${milesText(miles)} ${de(to)}, à vol d’oiseau.`,
  near: ({ name, miles, to }) => `${name} est à ${milesText(miles)} ${de(to)}.`,
  document: ({ name }) => `Le document « ${name} » peut être téléchargé sur la page.`,
  documents: ({ count, list }) =>
    `${count === 1 ? 'Un document peut être téléchargé' : `${count} documents peuvent être téléchargés`} sur la page : ${list}.`,
  availability: ({ name }) =>
    `La page ${de(name)} montre ses dates libres et reçoit les demandes pour les vôtres.`,
  replies: ({ name, value }) => `${name} répond : ${value.toLowerCase()}.`,
  type: ({ name, value }) => `${name} est indiqué comme ${value}.`,
  remarks: {
    greeting: (town) => `Bonjour! Posez-moi vos questions sur ${town}.`,
    thanks: (town) => `Avec plaisir. Posez-moi vos questions sur ${town}.`,
    notFound: (destination) => `Je ne trouve pas cela dans ce que ${destination} m’a donné.`,
    notListed: ({ name, words }) => `La page ${de(name)} ne mentionne pas « ${words} ».`,
    notKnown: (words) => `Je n’ai rien trouvé sur « ${words} ».`,
    noPrices: (kind) =>
      kind === 'hotel'
        ? 'Je ne compare pas les prix. La page de chaque hôtel montre son prix pour les nuits que vous choisissez.'
        : `Je ne connais pas les prix des ${plurals[kind]}.`,
    byLowestRate: 'Dans l’ordre du tarif le plus bas de chacun. Le prix d’un séjour dépend des nuits.',
    datesUnknown: 'Je ne sais pas quelles dates sont libres.',
    noneFound: (words) => `Je ne connais pas de ${plurals[words.kind]} ${conditions(words)}.`,
    notSaid: ({ name }) => `La page ${de(name)} ne le dit pas.`,
    hoursUnknown: ({ count, kind }) =>
      `Je ne connais pas les heures de ${count} ${count === 1 ? `autre ${singular[kind]}` : `autres ${plurals[kind]}`}.`,
    byRule: (destination) => `${destination} ne répond pas ici aux questions à ce sujet.`,
    aboutItself: 'Je ne réponds qu’aux questions sur cet endroit, à partir de ses pages publiques.',
  },
  next: {
    hotel: [
      { about: 'hotel', text: 'Quels hôtels ont une piscine ?' },
      { about: 'hotel', text: 'Quels hôtels ont un stationnement pour autobus ?' },
      { about: 'business', text: 'Où peut-on manger à proximité ?' },
    ],
    business: [
      { about: 'business', text: 'Lesquels acceptent les grands groupes ?' },
      { about: 'business', text: 'Qu’y a-t-il pour les enfants ?' },
      { about: 'business', text: 'Y a-t-il des rabais pour les équipes ?' },
    ],
    facility: [
      { about: 'facility', text: 'Quels sites ont des terrains intérieurs ?' },
      { about: 'hotel', text: 'Quels hôtels sont à proximité ?' },
      { about: 'event', text: 'Quels événements sont à venir ?' },
    ],
    event: [
      { about: 'hotel', text: 'Quels hôtels sont à proximité ?' },
      { about: 'event', text: 'Quels autres événements sont à venir ?' },
      { about: 'business', text: 'Où peut-on manger ?' },
    ],
    destination: [
      { about: 'hotel', text: 'Quels hôtels ont une piscine ?' },
      { about: 'event', text: 'Quels événements sont à venir ?' },
      { about: 'destination', text: 'Quels services offrez-vous aux organisateurs ?' },
    ],
  },
}
