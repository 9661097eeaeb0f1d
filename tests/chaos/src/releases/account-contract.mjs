class NoPasswordHashes1900000002000 {
  async up(db) {
    await db.query('drop trigger users_keep_in_step on users');
    await db.query('drop function users_keep_in_step');
    await db.query('alter table users drop column password_hash');
  }
}

export const migrations = [NoPasswordHashes1900000002000];
