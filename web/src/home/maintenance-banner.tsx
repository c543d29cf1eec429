import type { Status } from '../api/status.ts'
import { Banner } from '../components/display/banner.tsx'
import { moment } from '../page/moment.ts'
import styles from './home-page.module.css'

/** What the 'Maintenance Alert' of the top bar is about, because it leads here. */
export const MaintenanceBanner = ({ message, until }: Status) => (
  <div className="page">
    <Banner tone="warn" className={styles.maintenance}>
      <strong>Maintenance.</strong> {message ?? 'Some things may not work for a while.'}
      {until !== null && ` Expected to end by ${moment(until)}.`}
    </Banner>
  </div>
)
