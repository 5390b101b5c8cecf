import type { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

const TABLE = `
  create table if not exists identity_artifact (
    model text not null,
    id text not null,
    payload text not null,
    grant_id text,
    uid text,
    expires_at integer,
    primary key (model, id)
  ) strict;
  create index if not exists identity_artifact_grant on identity_artifact (grant_id);
  create index if not exists identity_artifact_uid on identity_artifact (uid)`

const now = (): number => Math.floor(Date.now() / 1000)

/** Keeps sessions, codes and refresh tokens of the identity provider in the platform's database, so that sign-ins outlive a restart with `--data`. */
export function createSqliteAdapter(database: DatabaseSync): AdapterFactory {
  database.exec(TABLE)
  const insert = database.prepare(`
    insert into identity_artifact (model, id, payload, grant_id, uid, expires_at) values (?, ?, ?, ?, ?, ?)
    on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`)
  const select = database.prepare('select payload from identity_artifact where model = ? and id = ? and (expires_at is null or expires_at > ?)')
  const selectByUid = database.prepare('select payload from identity_artifact where model = ? and uid = ? and (expires_at is null or expires_at > ?)')
  const consume = database.prepare("update identity_artifact set payload = json_set(payload, '$.consumed', ?) where model = ? and id = ?")
  const remove = database.prepare('delete from identity_artifact where model = ? and id = ?')
  const removeByGrant = database.prepare('delete from identity_artifact where grant_id = ?')

  const parse = (row: Record<string, unknown> | undefined): AdapterPayload | undefined =>
    row === undefined ? undefined : (JSON.parse(String(row['payload'])) as AdapterPayload)

  return (model): Adapter => ({
    async upsert(id, payload, expiresIn) {
      insert.run(model, id, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, expiresIn === undefined ? null : now() + expiresIn)
    },
    async find(id) {
      return parse(select.get(model, id, now()))
    },
    async findByUid(uid) {
      return parse(selectByUid.get(model, uid, now()))
    },
    async findByUserCode() {
      return undefined
    },
    async consume(id) {
      consume.run(now(), model, id)
    },
    async destroy(id) {
      remove.run(model, id)
    },
    async revokeByGrantId(grantId) {
      removeByGrant.run(grantId)
    },
  })
}

/** Makes every refresh token useless, as an administrator of a user pool can. */
export function revokeRefreshTokens(database: DatabaseSync): void {
  database.prepare("delete from identity_artifact where model = 'RefreshToken'").run()
}

/** Every code and every opaque token that the provider has issued and still knows: each is stored under itself. */
export const issuedSecrets = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("select id from identity_artifact where model in ('AuthorizationCode', 'AccessToken', 'RefreshToken')")
    .all()
    .map((row) => String(row['id']))
