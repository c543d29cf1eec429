import type { ReactNode } from 'react'
import { Grid } from '../platform/boxes/grid.tsx'
import { Panel } from '../platform/boxes/panel.tsx'

interface DeviceRowProps {
  title: string
  text: string
  /** The button, if something can be done. */
  children?: ReactNode
}

/** Something about this device, which takes effect on its own. */
export const DeviceRow = ({ title, text, children }: DeviceRowProps) => (
  <section aria-label={title}>
    <Panel>
      <Grid columns="main end" align="center">
        <div className="sm">
          <h3 className="semi">{title}</h3>
          <p className="mut">{text}</p>
        </div>
        {children}
      </Grid>
    </Panel>
  </section>
)
