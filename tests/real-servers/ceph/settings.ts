import path from 'node:path'
import type { DebianPackages } from '../debian-packages.ts'

interface Cluster {
  readonly packages: DebianPackages
  readonly folder: string
  /** Its id. */
  readonly cluster: string
  /** The addresses of its monitor. */
  readonly monitors: string
  /** The port of the gateway. */
  readonly gateway: number
  /** Size of the sparse file with all objects, bytes. */
  readonly capacity: number
}

/** The settings file of a small cluster: one copy of everything, little memory, nothing outside of its folder. */
export const settingsText = ({ packages, folder, cluster, monitors, gateway, capacity }: Cluster): string => `
[global]
fsid = ${cluster}
mon host = ${monitors}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${path.join(folder, 'keyring')}
mon data = ${path.join(folder, 'mon')}
osd data = ${path.join(folder, 'osd')}
mgr data = ${path.join(folder, 'mgr')}
rgw data = ${path.join(folder, 'rgw')}
run dir = ${folder}
crash dir = ${folder}
admin socket =
pid file =
log file =
log to stderr = true
err to stderr = true
debug rocksdb = 0/0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
osd objectstore = bluestore
osd class dir = ${packages.library('rados-classes')}
plugin dir = ${packages.library('ceph')}
erasure code dir = ${packages.library('ceph/erasure-code')}
mgr module path = ${packages.file('/usr/share/ceph/mgr')}
mgr initial modules =
bluestore block size = ${capacity}
bluestore cache size = 33554432
osd memory target = 939524096
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw s3 auth use sts = true
rgw sts key = 0123456789abcdef
`
