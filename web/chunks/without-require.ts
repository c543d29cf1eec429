import type { Plugin } from 'vite'

const isHub = /[\\/]@microsoft[\\/]signalr[\\/].*\.js$/
const required = /typeof __webpack_require__ === "function" \? __non_webpack_require__ : require/g
const asked = / && typeof require !== "undefined"/g

/**
 * The client of the hub requires modules where it runs in Node, which adds a `require` for browsers to a file that every page loads.
 * Here it runs in browsers only.
 */
export function withoutRequire(): Plugin {
  let count = 0
  return {
    name: 'without-require',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!isHub.test(id)) return null
      const browserCode = code.replaceAll(required, 'undefined').replaceAll(asked, ' && false')
      if (browserCode === code) return null
      count++
      return { code: browserCode, map: null }
    },
    buildEnd() {
      if (count === 0)
        throw new Error('The client of the hub requires modules in another way than its former version did.')
    },
  }
}
