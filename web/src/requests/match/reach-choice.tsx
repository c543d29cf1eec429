import type { Event } from '@app/contract/events/event-schema.ts'
import { reachChoices, usualReachMiles } from '@app/contract/rules/match-choices.ts'
import { listsPlaces } from '@app/contract/rules/place-list.ts'
import { SelectField } from '../../components/fields/select-field.tsx'
import { count, eitherOf } from '../../components/format.ts'
import { Row } from '../../platform/boxes/row.tsx'
import type { ChoiceProps } from './host-filters.tsx'
import { UnknownPlaces } from './unknown-places.tsx'

interface ReachChoiceProps extends ChoiceProps {
  event: Pick<Event, 'requestAddress' | 'requestDist'>
}

/** Where hosts are looked for, how far around its towns, and what wasn’t found. The choice isn’t stored with the request. */
export const ReachChoice = (props: ReachChoiceProps) => (
  <>
    <Reach {...props} />
    <UnknownPlaces places={props.meta.counts.unknownPlaces} />
  </>
)

function Reach({ event, meta: { counts }, onChoose }: ReachChoiceProps) {
  const { reach, area, towns } = counts
  const { requestAddress, requestDist } = event
  if (area !== null && reach === null) return <p className="sm mut">Looking in {area}</p>
  if (reach === null || requestAddress === null) return null
  // The towns that were found, so that nobody takes one of several for all.
  const place = listsPlaces(requestAddress) || towns.length > 1 ? eitherOf(towns) : requestAddress
  const asked = requestDist ?? usualReachMiles
  const miles = [...new Set([...reachChoices, asked, reach])].toSorted((a, b) => a - b)
  return (
    <Row gap="2">
      <span className="sm mut">
        Looking {area && `in ${area}, or `}near {place}
      </span>
      <SelectField
        label="How far from there"
        isLabelHidden
        value={String(reach)}
        options={miles.map((one) => ({ value: String(one), label: `Within ${count(one)} mi` }))}
        onChange={({ target }) => {
          const dist = Number(target.value)
          onChoose({ dist: dist === asked ? undefined : dist, group: undefined, change: undefined })
        }}
      />
    </Row>
  )
}
