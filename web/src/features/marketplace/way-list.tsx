import { ChipLink, ChipList } from '../../components/chip.tsx'
import type { CountedWayOut } from './ways-out.ts'
import { addressOf } from './write-query.ts'

/** Other searches, each with how much it shows. */
export function WayList({ ways, className }: { ways: CountedWayOut[]; className?: string }) {
  if (ways.length === 0) return null
  return (
    <ChipList className={className}>
      {ways.map(({ label, count, next }) => (
        <ChipLink key={label} to={addressOf(next)} count={count}>
          {label}
        </ChipLink>
      ))}
    </ChipList>
  )
}
