/** True only under `npm run dev`: the bundler writes it into the code and drops what is behind it from every build. Unit tests see false. */
declare const __DEVELOPMENT__: boolean

/** The part that is used; the package brings no types. */
declare module 'react-devtools-core' {
  export function initialize(): void
  export function connectToDevTools(options: { readonly host: string; readonly port: number }): void
}

/** `CHANGELOG.md`, in main only. */
declare const __CHANGE_LOG__: string
