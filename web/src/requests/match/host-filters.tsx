import type { MatchChoice } from '@app/contract/events/match-schema.ts'
import { matchFilters } from '@app/contract/rules/match-choices.ts'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import type { MatchedMeta, ShownChoice } from './match-choice.ts'

export interface ChoiceProps {
  meta: MatchedMeta
  choice: ShownChoice
  onChoose: (changes: Partial<MatchChoice>) => void
}

const labels = {
  onSite: 'All spaces on one site',
  partners: 'With partners',
  grant: 'Offers a grant',
  indoor: 'Indoor',
} as const satisfies Record<(typeof matchFilters)[number], string>

/** Narrows the list down. Hosts whose dates nobody knows are a list of their own, with the same filters. */
export function HostFilters({ meta, choice, onChoose }: ChoiceProps) {
  const { filters, counts } = meta
  const { group, only, change, opened } = choice
  // Nobody is known to be free, so there is no other list.
  const isOnlyList = counts.count === 0 && group === 'unknown' && opened !== undefined
  return (
    <ChipList isScrolling>
      <ChipButton
        isPressed={only === undefined}
        count={filters.all}
        disabled={false}
        onClick={() => onChoose({ only: undefined })}
      >
        All
      </ChipButton>
      {matchFilters.map((name) => (
        <ChipButton
          key={name}
          isPressed={only === name}
          count={filters[name]}
          onClick={() => onChoose({ only: only === name ? undefined : name })}
        >
          {labels[name]}
        </ChipButton>
      ))}
      {counts.unknown > 0 && change === undefined && !isOnlyList && (
        <ChipButton
          isPressed={group === 'unknown'}
          count={group === 'unknown' ? filters.all : counts.unknown}
          onClick={() =>
            onChoose({ group: group === 'unknown' ? 'free' : 'unknown', only: undefined, week: undefined })
          }
        >
          Ask for dates
        </ChipButton>
      )}
    </ChipList>
  )
}
