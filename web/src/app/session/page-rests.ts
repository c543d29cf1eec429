import { tidyLeftRequests } from '../../page/left-requests.ts'
import type { Settings } from '../../page/surroundings.ts'

/** What every page does last, for visitors too. */
export function pageRests({ areVisitsCounted }: Pick<Settings, 'areVisitsCounted'>) {
  tidyLeftRequests()
  if (areVisitsCounted === true)
    import('../../visits/count-visits.ts').then(
      ({ countVisits }) => countVisits(),
      () => {
        // Without its code, nothing of this page is counted.
      },
    )
}
