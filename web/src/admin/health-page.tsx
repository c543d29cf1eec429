import { useState } from 'react'
import { Tag } from '../components/actions/chip.tsx'
import { Table } from '../components/display/table.tsx'
import { counted } from '../components/format.ts'
import { moment } from '../page/moment.ts'
import { Loaded } from '../page/loaded.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { healthGroups, type Figure } from './health-figures.ts'
import { metricsOf, type Reading } from './health-reading.ts'
import styles from './admin.module.css'

const refetchMs = 5000
/** Processor, delays and calls are those of the last minute, in ms. */
const windowMs = 60_000

/** How the server is doing, refreshed while the page is visible. */
export function HealthPage() {
  const [earlier, setEarlier] = useState<readonly Reading[]>([])
  const reading = useReadWith(
    calls['status-mgmt'].health.read,
    {},
    {
      name: 'reading',
      async load(call, input) {
        const { data } = await call(input)
        const start = Date.parse(data.at) - windowMs
        setEarlier((before) => [...before.filter(({ at }) => Date.parse(at) >= start), data])
        return data
      },
    },
    { refetchInterval: refetchMs },
  )
  return (
    <AdminFrame tab="health">
      <Loaded query={reading} errorTitle="The server doesn’t tell how it is doing">
        {(last) => (
          <Groups
            readings={earlier.some(({ at }) => at === last.at) ? earlier : [last]}
            isStale={reading.isError}
          />
        )}
      </Loaded>
    </AdminFrame>
  )
}

function Groups({ readings, isStale }: { readings: readonly Reading[]; isStale: boolean }) {
  const metrics = metricsOf(readings)
  const groups = metrics === undefined ? [] : healthGroups(metrics)
  const problems = groups.flatMap(({ figures }) => figures).filter(({ problem }) => problem)
  return (
    <>
      <p className="mut" aria-live="polite">
        {problems.length === 0
          ? 'Everything is in its healthy range.'
          : `${counted(problems.length, 'figure')} out of the healthy range.`}
        {isStale && ` The server doesn’t reply since ${moment(readings.at(-1)?.at ?? '')}.`}
      </p>
      <div className={styles.groups}>
        {groups.map(({ title, figures }) => (
          <section key={title} className={styles.group}>
            <h2 className="h3">{title}</h2>
            <Table caption={title} head={head} rows={figures.map(rowOf)} className={styles.table} />
          </section>
        ))}
      </div>
    </>
  )
}

const head = [{ label: 'Figure' }, { label: 'Now' }, { label: 'Healthy' }]

const rowOf = ({ label, value, range, problem }: Figure) => ({
  key: label,
  cells: [
    label,
    <Stack key="value" gap="1">
      <Row as="span" gap="1 2">
        {value}
        {problem !== undefined && <Tag tone="warn">Look here</Tag>}
      </Row>
      {problem !== undefined && <p className="sm">{problem}</p>}
    </Stack>,
    range,
  ],
})
