import type { ReactNode } from 'react'

interface LandingSectionProps {
  title: string
  id?: string
  /** Below the title. */
  note?: ReactNode
  children: ReactNode
}

export const LandingSection = ({ title, id, note, children }: LandingSectionProps) => (
  <section className="section" id={id}>
    <div className="page">
      <div className="section-head">
        <div>
          <h2 className="h1">{title}</h2>
          {note}
        </div>
      </div>
      {children}
    </div>
  </section>
)
