class NoLastSeenAt1900000002000 {
  async up(db) {
    await db.query('drop trigger devices_keep_in_step on devices');
    await db.query('drop function devices_keep_in_step');
    await db.query('alter table devices drop column last_seen_at');
  }
}

export const migrations = [NoLastSeenAt1900000002000];
