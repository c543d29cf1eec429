import type { TourGuide } from '@app/contract/assistants/tour-guide-schema.ts'
import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import type { Setup } from './use-setup.ts'

/** What each section of the page gets. */
export interface SectionProps {
  setup: Setup
  guide: TourGuide
  canManage: boolean
  destination: Pick<Destination, 'id' | 'name'>
}
