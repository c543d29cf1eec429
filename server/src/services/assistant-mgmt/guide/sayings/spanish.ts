import type { FoundWords, Sayings } from './sayings.ts'

const singular = {
  facility: 'instalación',
  hotel: 'hotel',
  business: 'lugar',
  event: 'evento',
  destination: 'destino',
}
const plurals = {
  facility: 'instalaciones',
  hotel: 'hoteles',
  business: 'lugares',
  event: 'eventos',
  destination: 'destinos',
}

/** The plural of the first word, which the others describe. */
const plural = (noun: string) =>
  noun.replace(/^\S+/, (word) =>
    /[aeiouáéó]$/.test(word) ? `${word}s` : `${word.replace(/ón$/, 'on').replace(/z$/, 'c')}es`,
  )

const milesText = (miles: string) => `${miles} ${miles === '1' ? 'milla' : 'millas'}`

const conditions = ({ kind, wishes, near, miles, when, place }: FoundWords) =>
  [
    wishes && `para «${wishes}»`,
    near !== null
      ? miles === null
        ? `cerca de ${near}`
        : `a menos de ${milesText(miles)} de ${near}`
      : `cerca de ${place}`,
    when && (kind === 'event' ? when : `con horario abierto ${when}`),
  ]
    .filter((part) => part !== null)
    .join(', ')

const nounOf = ({ count, kind }: FoundWords) => (count === 1 ? singular[kind] : plurals[kind])

export const spanish: Sayings = {
  kinds: plurals,
  found: (words) => `Encontré ${words.count} ${nounOf(words)} ${conditions(words)}.`,
  counted: (words) =>
    words.spaces !== null
      ? `Cuento ${words.spaces} en ${words.count} ${nounOf(words)} ${conditions(words)}.`
      : `Hay ${words.count} ${nounOf(words)} ${conditions(words)}.`,
  address: ({ name, value }) => `${name} está en ${value}.`,
  phone: ({ name, value }) => `El teléfono de ${name} es ${value}.`,
  email: ({ name, value }) => `El correo electrónico de ${name} es ${value}.`,
  website: ({ name, value }) => `El sitio web de ${name} es ${value}.`,
  hoursOn: ({ name, value, day }) => `${name} abre ${day} de ${value}.`,
  closedOn: ({ name, day }) => `${name} está cerrado ${day}.`,
  span: (from, to) => `${from} a ${to}`,
  clock: {
    at: (clock) => `a las ${clock}`,
    after: (clock) => `después de las ${clock}`,
    before: (clock) => `antes de las ${clock}`,
  },
  allDay: '24 horas',
  allDayOn: ({ name, day }) => `${name} abre ${day} las 24 horas.`,
  everyDay: ({ name, value }) => `El horario de ${name}: ${value}.`,
  seats: ({ name, value }) => `${name} tiene asientos para ${value} personas.`,
  groups: ({ name, takes }) => (takes ? `${name} recibe grupos.` : `${name} no recibe grupos.`),
  area: ({ name, value }) => `${name} tiene ${value} pies cuadrados bajo techo.`,
  floor: ({ name, length, width }) => `El piso principal de ${name} mide ${length} por ${width} pies.`,
  clearHeight: ({ name, value }) => `La altura libre en ${name} es de ${value} pies.`,
  opened: ({ name, value }) => `${name} abrió en ${value}.`,
  rating: ({ name, value, reviews }) =>
    `${name} tiene una calificación de ${value} de 5 según ${reviews} ${reviews === 1 ? 'reseña' : 'reseñas'}.`,
  has: ({ name, value }) => `${name} tiene ${value}.`,
  spaces: ({ name, value }) => `${name} tiene ${value}.`,
  space: ({ count, name, isOne, surface, location }) =>
    `${count} ${isOne ? name : plural(name)}${[surface, location].some(Boolean) ? ` (${[surface, location].filter(Boolean).join(', ').toLowerCase()})` : ''}`,
  feature: ({ name, space, value }) => `${name} dice de «${space}»: «${value}».`,
  sports: ({ name, value }) => `En ${name} se practica: ${value}.`,
  amenities: ({ name, value }) => `${name} ofrece ${value}.`,
  attributes: ({ name, value }) => `${name} figura con: ${value}.`,
  stars: ({ name, value }) => `${name} tiene ${value} estrellas.`,
  rooms: ({ name, value }) => `${name} tiene ${value} habitaciones.`,
  checkIn: ({ name, value }) => `La entrada en ${name} es a partir de las ${value}.`,
  checkOut: ({ name, value }) => `La salida de ${name} es hasta las ${value}.`,
  rate: ({ name, from }) =>
    from === null
      ? `La página de ${name} muestra su precio y las habitaciones libres para las noches que usted elija.`
      : `Las habitaciones de ${name} cuestan desde ${from} por noche, con cargos; su página muestra el precio para las noches que usted elija.`,
  priceLevel: ({ name, level }) =>
    `${name} es ${['económico', 'de precio moderado', 'caro', 'muy caro'][level - 1]} (${'$'.repeat(level)}).`,
  offer: ({ name, title, until, code }) =>
    `${name} ofrece «${title}» hasta el ${until}${code === null ? '' : `, con el código ${code}`}.`,
  dates: ({ name, value }) => `${name} es el ${value}.`,
  flexibleDates: ({ name, value, days }) =>
    `${name} tiene lugar${days === null ? '' : ` durante ${days} días`} entre ${value}.`,
  times: ({ name, start, end }) =>
    `${name} empieza a las ${start}${end === null ? '' : ` y termina a las ${end}`}.`,
  venues: ({ name, value }) => `${name} se realiza en ${value}.`,
  organizer: ({ name, value }) => `${name} está organizado por ${value}.`,
  teamCost: ({ name, value }) => `Un equipo paga ${value} por ${name}.`,
  individualCost: ({ name, value }) => `Una persona paga ${value} por ${name}.`,
  free: 'nada',
  teams: ({ name, value }) => `${name} tiene cupo para ${value} equipos.`,
  ages: ({ name, value }) => `${name} es para este grupo de edad: ${value}.`,
  level: ({ name, value }) => `El nivel de ${name} es ${value}.`,
  gender: ({ name, value }) => `${name} está abierto a: ${value}.`,
  deadline: ({ name, value }) => `El último día para inscribirse en ${name} es el ${value}.`,
  register: ({ name, value }) => `Puede inscribirse en ${name} en ${value}.`,
  services: ({ name, value }) => `${name} ofrece a los organizadores: ${value}.`,
  airport: ({ name, code, miles, place }) => `${name} (${code}) está a ${milesText(miles)} de ${place}.`,
  distance: ({ from, to, miles }) => `${from} está a ${milesText(miles)} de ${to}, en línea recta.`,
  near: ({ name, miles, to }) => `${name} está a ${milesText(miles)} de ${to}.`,
  document: ({ name }) => `El documento «${name}» se puede descargar en la página.`,
  documents: ({ count, list }) =>
    `${count === 1 ? 'Se puede descargar un documento' : `Se pueden descargar ${count} documentos`} en la página: ${list}.`,
  availability: ({ name }) =>
    `La página de ${name} muestra sus fechas libres y recibe solicitudes para las suyas.`,
  replies: ({ name, value }) => `${name} responde: ${value.toLowerCase()}.`,
  type: ({ name, value }) => `${name} figura como ${value}.`,
  remarks: {
    greeting: (town) => `¡Hola! Pregúnteme lo que quiera sobre ${town}.`,
    thanks: (town) => `Con gusto. Pregúnteme lo que quiera sobre ${town}.`,
    notFound: (destination) => `No encuentro eso en lo que ${destination} me ha dado.`,
    notListed: ({ name, words }) => `La página de ${name} no menciona «${words}».`,
    notKnown: (words) => `No encontré nada sobre «${words}».`,
    noPrices: (kind) =>
      kind === 'hotel'
        ? 'No comparo precios. La página de cada hotel muestra su precio para las noches que usted elija.'
        : `No conozco los precios de ${plurals[kind]}.`,
    byLowestRate:
      'En el orden de la tarifa más baja de cada uno. Lo que cuesta una estancia depende de las noches.',
    datesUnknown: 'No sé qué fechas están libres.',
    noneFound: (words) => `No conozco ${plurals[words.kind]} ${conditions(words)}.`,
    notSaid: ({ name }) => `La página de ${name} no lo dice.`,
    hoursUnknown: ({ count, kind }) =>
      `No conozco el horario de ${count} ${count === 1 ? `${singular[kind]} más` : `${plurals[kind]} más`}.`,
    byRule: (destination) => `${destination} no responde aquí preguntas sobre eso.`,
    aboutItself: 'Solo respondo preguntas sobre este lugar, a partir de sus páginas públicas.',
  },
  next: {
    hotel: [
      { about: 'hotel', text: '¿Qué hoteles tienen piscina?' },
      { about: 'hotel', text: '¿Qué hoteles tienen estacionamiento para autobuses?' },
      { about: 'business', text: '¿Dónde podemos comer cerca?' },
    ],
    business: [
      { about: 'business', text: '¿Cuáles reciben grupos grandes?' },
      { about: 'business', text: '¿Qué hay para niños?' },
      { about: 'business', text: '¿Hay descuentos para equipos?' },
    ],
    facility: [
      { about: 'facility', text: '¿Qué instalaciones tienen canchas techadas?' },
      { about: 'hotel', text: '¿Qué hoteles hay cerca?' },
      { about: 'event', text: '¿Qué eventos vienen?' },
    ],
    event: [
      { about: 'hotel', text: '¿Qué hoteles hay cerca?' },
      { about: 'event', text: '¿Qué otros eventos vienen?' },
      { about: 'business', text: '¿Dónde podemos comer?' },
    ],
    destination: [
      { about: 'hotel', text: '¿Qué hoteles tienen piscina?' },
      { about: 'event', text: '¿Qué eventos vienen?' },
      { about: 'destination', text: '¿Qué servicios ofrecen a los organizadores?' },
    ],
  },
}
