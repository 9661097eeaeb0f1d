import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type EmergencyAdministrator, emergencyProblem } from '@fieldpost/domain';
import { DataSource } from 'typeorm';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';

/** Finds the emergency administrator, and warns at the start when that user could not log in. */
@Injectable()
export class EmergencyAdministrators implements OnApplicationBootstrap {
  private readonly logger = new Logger('EmergencyAdministrator');

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const found = await this.find();
      const problem = found && emergencyProblem(found);
      if (problem !== undefined)
        this.logger.warn(`the emergency administrator ${found?.username ?? ''} cannot log in: ${problem}`);
    } catch (error) {
      this.logger.warn(`the emergency administrator was not checked: ${String(error)}`);
    }
  }

  /** Undefined when the settings name none. */
  async find(): Promise<EmergencyAdministrator | undefined> {
    const username = this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR;
    if (username === undefined) return undefined;
    const [user] = await this.db.query<NonNullable<EmergencyAdministrator['user']>[]>(
      `select is_admin as "isAdmin", is_banned as "isBanned", login_provider is not null as "hasNoPassword",
              not is_approved or (must_verify_email and not email_valid) as "isWaiting"
         from users where username = $1`,
      [username],
    );
    return { username, user };
  }
}
