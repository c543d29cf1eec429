import type { ReactNode } from 'react'
import styles from './notifications-section.module.css'

interface DeviceRowProps {
  title: string
  text: string
  /** The button, if something can be done. */
  children?: ReactNode
}

/** Something about this device, which takes effect on its own. */
export const DeviceRow = ({ title, text, children }: DeviceRowProps) => (
  <section aria-label={title} className={styles.device}>
    <div className="grow">
      <h3 className={styles.deviceTitle}>{title}</h3>
      <p className={styles.deviceText}>{text}</p>
    </div>
    {children}
  </section>
)
