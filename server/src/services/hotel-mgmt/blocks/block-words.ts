/** The names in sentences about a block. */
export interface BlockNames {
  hotelName: string
  eventName: string
  askerName: string
}

export interface HotelWords {
  /** The title of the notification and the subject of the email. */
  title: (names: BlockNames) => string
  /** What the email says. */
  text: (names: BlockNames) => string
  /** Of its link. */
  label: string
}

/** An event asks for itself, and is named once. */
const forEvent = ({ askerName, eventName }: BlockNames) =>
  askerName === eventName ? '' : ` for ${eventName}`

/** What hotels are told of a block. */
export const hotelNews = {
  asked: {
    title: (names) => `${names.askerName} asks for rooms${forEvent(names)}`,
    text: (names) => `${names.askerName} asks ${names.hotelName} for a block of rooms${forEvent(names)}:`,
    label: 'Offer rooms, or say no',
  },
  agreed: {
    title: ({ eventName }) => `Your rooms for ${eventName} are agreed`,
    text: (names) =>
      `${names.askerName} agreed to what you offer${forEvent(names)}. The rooms are theirs until the cut-off.`,
    label: 'See the block',
  },
  withdrawn: {
    title: ({ eventName }) => `No rooms are needed for ${eventName}`,
    text: (names) =>
      `${names.askerName} no longer asks for rooms${forEvent(names)}. Nothing else is asked of you.`,
    label: 'See the block',
  },
  ended: {
    title: ({ eventName }) => `${eventName} is cancelled. Release its rooms?`,
    text: ({ eventName, hotelName }) =>
      `${eventName} was cancelled or removed. What ${hotelName} has in its block stays there, and nobody books it: release it when you like. Guests who have booked were told, and keep their rooms until they cancel.`,
    label: 'Release the rooms',
  },
  moved: {
    title: ({ eventName }) => `${eventName} has other dates. Check its rooms`,
    text: ({ eventName }) =>
      `${eventName} takes place on other days. Check whether your block still has the right nights.`,
    label: 'Check the block',
  },
  revived: {
    title: ({ eventName }) => `${eventName} takes place again. Its rooms are booked again`,
    text: ({ eventName }) => `${eventName} is back. What is still in your block can be booked again.`,
    label: 'See the block',
  },
  unmanaged: {
    title: ({ eventName }) => `Nobody manages ${eventName} anymore. Its rooms stay as they are`,
    text: ({ eventName }) =>
      `Nobody manages the page of ${eventName} anymore. Your block and its bookings stay as they are.`,
    label: 'See the block',
  },
} as const satisfies Record<string, HotelWords>
export type HotelNews = keyof typeof hotelNews

/** Emails that ask a hotel how many rooms are booked. */
export const pickUpMails = {
  'pickup-asked': {
    title: ({ eventName }) => `How many rooms are booked for ${eventName}?`,
    text: (names) =>
      `${names.askerName} asks ${names.hotelName} how many rooms of its block${forEvent(names)} are booked today. It takes 20 seconds.`,
    label: 'Report the pick-up',
  },
  'pickup-reminded': {
    title: ({ eventName }) => `A reminder: how many rooms are booked for ${eventName}?`,
    text: (names) =>
      `${names.askerName} still waits to hear from ${names.hotelName} how many rooms of its block${forEvent(names)} are booked.`,
    label: 'Report the pick-up',
  },
} as const satisfies Record<string, HotelWords>

type Title = (names: BlockNames) => string

/** What those are told who asked for a block. */
export const askerNews = {
  offered: ({ hotelName, eventName }) => `${hotelName} offers rooms for ${eventName}`,
  declined: ({ hotelName, eventName }) => `${hotelName} has no rooms for ${eventName}`,
  resized: ({ hotelName, eventName }) => `${hotelName} changed its block for ${eventName}`,
  released: ({ hotelName, eventName }) => `${hotelName} released its block for ${eventName}`,
  reported: ({ hotelName, eventName }) => `${hotelName} reported its pick-up for ${eventName}`,
  misdirected: ({ hotelName, eventName }) =>
    `The email address of ${hotelName} is wrong. Call it about rooms for ${eventName}`,
  gone: ({ hotelName, eventName }) =>
    `${hotelName} is no longer listed. Ask about its rooms for ${eventName}`,
  revived: ({ hotelName, eventName }) => `${hotelName} is back, with its rooms for ${eventName}`,
  unmanaged: ({ hotelName, eventName }) =>
    `Nobody manages ${hotelName} here anymore. Its rooms for ${eventName} stay`,
} as const satisfies Record<string, Title>
export type AskerNews = keyof typeof askerNews
