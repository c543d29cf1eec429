import { Block } from '../block.tsx'
import type { BlockParts } from './block-parts.ts'

export function RemovalBlock({ facility, editors }: BlockParts) {
  return (
    <Block
      id="removal"
      title="Delete this facility"
      facility={facility}
      editor={editors.removal}
      isEmpty
      opener={{ label: 'Delete', icon: 'trash-2' }}
    >
      <p className="mut">
        It goes from every search at once. An administrator can bring it back for 30 days.
      </p>
    </Block>
  )
}
