export const eventStatuses = ['Draft', 'Published', 'Completed', 'Cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

const moves: Readonly<Record<EventStatus, readonly EventStatus[]>> = {
  Draft: ['Published'],
  Published: ['Completed', 'Cancelled'],
  Completed: [],
  Cancelled: [],
}

/** Whether an event may go from one status to the other. Completed and Cancelled are final. */
export const allowsMove = (from: EventStatus, to: EventStatus) => from === to || moves[from].includes(to)

const online: ReadonlySet<string> = new Set(['Virtual Events', 'Webinar'])

/** Whether events of a type take place online only. */
export const isOnline = (type: string) => online.has(type)

interface Located {
  category: string
  type: string
  city: string | null
  lat: number | null
}

/**
 * Whether an event has no place and needs one to be published: people who look for events must learn where they are. An
 * event that looks for a venue doesn't know yet.
 */
export const lacksPlace = ({ category, type, city, lat }: Located) =>
  category === 'Marketed' && city === null && lat === null && !isOnline(type)
