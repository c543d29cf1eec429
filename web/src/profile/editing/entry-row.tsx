import type { ReactNode } from 'react'
import { RuledItem, RuledList, RuledWords } from '../../components/display/ruled-list.tsx'
import { Row } from '../../platform/boxes/row.tsx'

/** The entries of an editor, such as booked days. */
export const EntryList = ({ label, children }: { label: string; children: ReactNode }) => (
  <RuledList aria-label={label}>{children}</RuledList>
)

interface EntryRowProps {
  id: string
  title: string
  note: string
  /** Its state, as tags. */
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

export const EntryRow = ({ id, title, note, children, actions }: EntryRowProps) => (
  <RuledItem data-entry={id}>
    <RuledWords>
      <span className="semi">{title}</span>
      <span className="xs dim">{note}</span>
    </RuledWords>
    {children}
    {actions && (
      <Row as="span" gap="0">
        {actions}
      </Row>
    )}
  </RuledItem>
)

/** The first button of an entry, which gets the focus when its form closes. */
export const buttonOfEntry = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-entry="${id}"] button`)
