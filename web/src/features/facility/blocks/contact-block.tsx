import { Block } from '../block.tsx'
import { Contacts } from '../request/contacts.tsx'
import type { BlockParts } from './block-parts.ts'
import styles from './blocks.module.css'

/** On a wide screen readers have the ways to reach it beside the request; there it is for those who keep the page. */
export function ContactBlock({ facility, editors }: BlockParts) {
  const hasSome = facility.phone ?? facility.email ?? facility.website
  return (
    <Block
      id="contact"
      title="Contact"
      facility={facility}
      editor={editors.contact}
      isEmpty={!hasSome}
      className={editors.contact ? undefined : styles.narrow}
    >
      {hasSome ? (
        <Contacts facility={facility} />
      ) : (
        <p className="mut">Nobody can reach you from this page yet: it has no email, telephone or website.</p>
      )}
    </Block>
  )
}
