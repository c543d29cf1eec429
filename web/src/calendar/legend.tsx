import { useMedia } from '../components/use-media.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './calendar.module.css'
import bars from './lane-space.module.css'
import { usePage } from './page-parts.ts'

const looks = [
  ['booked', 'Booked'],
  ['recurring', 'Recurring'],
  ['hold', 'Hold, with its place in line'],
  ['blackout', 'Closed'],
  ['closed-hours', 'Outside opening hours'],
  ['buffer', 'Kept free after'],
] as const

/** What the bars of the lanes mean. */
export function Legend({ hasLanes }: { hasLanes: boolean }) {
  const { calendar, canManage } = usePage()
  const hasMouse = useMedia('(hover: hover) and (pointer: fine)')
  // Some phones report a mouse. Beside a narrow window, nobody looks for keys either.
  const isWide = useMedia('(min-width: 600px)')
  return (
    <p className={`xs mut ${styles.legend}`}>
      <Row as="span" gap="2 5">
        {[
          ...looks,
          ...(calendar.busy.length > 0 ? ([['busy', 'Busy in a calendar you follow']] as const) : []),
        ].map(([look, words]) => (
          <Row as="span" key={look}>
            <i className={`${bars.bar} ${styles.sample}`} data-look={look} />
            {words}
          </Row>
        ))}
        {canManage && hasLanes && (
          <span className={`dim ${styles.help}`}>
            {hasMouse
              ? 'Drag over a lane to book.'
              : 'Tap free time to book it. Press and hold a booking to move it.'}
            {hasMouse &&
              isWide &&
              ' By keyboard: arrow keys, then B to book, H to hold, X to close, M to move.'}
          </span>
        )}
      </Row>
    </p>
  )
}
