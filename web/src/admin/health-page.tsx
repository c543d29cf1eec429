import { useState } from 'react'
import { healthKey } from '../api/profile-changed.ts'
import { useApi } from '../api/use-api.ts'
import { Tag } from '../components/actions/chip.tsx'
import { Table } from '../components/display/table.tsx'
import { counted } from '../components/format.ts'
import { moment } from '../page/moment.ts'
import { Loaded } from '../page/loaded.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { healthGroups, type Figure } from './health-figures.ts'
import { metricsOf, type Reading } from './health-reading.ts'
import styles from './health-page.module.css'

const refetchMs = 5000
/** Processor, delays and calls are those of the last minute, in ms. */
const windowMs = 60_000

/** How the server is doing, refreshed while the page is visible. */
export function HealthPage() {
  const [earlier, setEarlier] = useState<readonly Reading[]>([])
  const reading = useApi(
    healthKey,
    async (api, signal) => {
      const { data } = await api['status-mgmt'].health.read({}, { signal })
      const start = Date.parse(data.at) - windowMs
      setEarlier((before) => [...before.filter(({ at }) => Date.parse(at) >= start), data])
      return data
    },
    // Readings are told apart by their identity.
    { refetchInterval: refetchMs, structuralSharing: false },
  )
  return (
    <AdminFrame tab="health">
      <Loaded query={reading} errorTitle="The server doesn’t tell how it is doing">
        {(last) => <Groups readings={earlier.includes(last) ? earlier : [last]} isStale={reading.isError} />}
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
      <p className={styles.lead} aria-live="polite">
        {problems.length === 0
          ? 'Everything is in its healthy range.'
          : `${counted(problems.length, 'figure')} out of the healthy range.`}
        {isStale && ` The server doesn’t reply since ${moment(readings.at(-1)?.at ?? '')}.`}
      </p>
      <div className={styles.groups}>
        {groups.map(({ title, figures }) => (
          <section key={title} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
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
    <div key="value" className={styles.value}>
      <span className={styles.now}>
        {value}
        {problem !== undefined && <Tag tone="warn">Look here</Tag>}
      </span>
      {problem !== undefined && <p className="sm">{problem}</p>}
    </div>,
    range,
  ],
})
