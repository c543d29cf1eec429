import { useEffect } from 'react'
import { Link } from 'react-router'
import { pollStatus, useStatus } from '../../api/status.ts'
import { Icon } from '../../components/pictures/icon.tsx'
import { whenIdle } from '../../page/when-idle.ts'
import { pollInFocus } from '../../session/poll-in-focus.ts'
import styles from './shell.module.css'

/** Reads the status once the page is idle and every 10 minutes, and shows an alert during maintenance. */
export function MaintenanceChip() {
  const isOn = useStatus(({ maintenanceMode }) => maintenanceMode)
  useEffect(() => {
    const cancelFirst = whenIdle(() => void pollStatus())
    const stopPolling = pollInFocus(pollStatus)
    return () => {
      cancelFirst()
      stopPolling()
    }
  }, [])
  return (
    <output className={styles.alert}>
      {isOn && (
        <Link className={`tint-warn sm semi ${styles.chip}`} to="/home" title="Maintenance Alert">
          <Icon name="triangle-alert" size={16} />
          <span className={styles.alertText}>Maintenance Alert</span>
        </Link>
      )}
    </output>
  )
}
