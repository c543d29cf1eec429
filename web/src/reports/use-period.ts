import { useSearchParams } from 'react-router'
import { periodError, periodIn, withPeriod, type ChoosePeriod } from './period.ts'

/** The period of a report. It is in the address, so that the team can share it, and going back leads to the one before. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const period = periodIn(search)
  const choose: ChoosePeriod = (change) =>
    setSearch((before) => withPeriod(before, change), { preventScrollReset: true })
  return { search, period, error: periodError(period), choose }
}
