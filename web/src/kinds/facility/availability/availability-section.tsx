import { ErrorState } from '../../../components/display/error-state.tsx'
import { useLazy } from '../../../components/use-lazy.ts'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import type { FacilityContent } from '../facility-content.ts'
import { StripSkeleton } from './strip-skeleton.tsx'

// The server renders the page once for everybody, so browsers ask what is free, and load the code for it then.
const loadPanel = () => import('./availability-panel.tsx')

export const availabilitySection: Section<FacilityContent> = {
  id: 'availability',
  title: 'Availability',
  isEmpty: () => false,
  empty: '',
  Body: AvailabilityBody,
}

function AvailabilityBody(props: SectionProps<FacilityContent>) {
  const { part, hasFailed, retry } = useLazy(loadPanel, true)
  if (hasFailed) return <ErrorState title="The free weekends didn’t load." onRetry={retry} />
  return part ? <part.AvailabilityPanel {...props} /> : <StripSkeleton />
}
