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
