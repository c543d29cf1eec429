import type { PlannedEvent } from './event.ts'

const marketed = {
  category: 'Marketed',
  status: 'Published',
  type: 'Tournament',
  isFlexible: false,
  isClosed: false,
} as const

/** The events of organizer@demo.example, in every state. Seven are public and not over. */
export const managedEvents: readonly PlannedEvent[] = [
  { ...marketed, inDays: -24, type: 'League' },
  { ...marketed, inDays: 11 },
  { ...marketed, inDays: 25, type: 'Clinic' },
  { ...marketed, inDays: 39, isClosed: true },
  { ...marketed, inDays: 60, type: 'Showcase' },
  { ...marketed, inDays: 81, type: 'Championship' },
  { ...marketed, inDays: 95, isFlexible: true },
  { ...marketed, inDays: -45 },
  { ...marketed, inDays: -80 },
  { ...marketed, inDays: 32, status: 'Cancelled' },
  { ...marketed, inDays: 120, status: 'Draft' },
  { ...marketed, inDays: 150, category: 'RFP', type: 'Championship' },
  { ...marketed, inDays: 6, category: 'Private', type: 'Practice' },
]
