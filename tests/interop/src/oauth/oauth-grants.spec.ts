import { describeGrants } from './oauth-grants.suite.js';
import { grantsOfOauth4webapi } from './oauth4webapi.grants.js';
import { grantsOfOpenidClient } from './openid-client.grants.js';

describeGrants('oauth4webapi', grantsOfOauth4webapi);
describeGrants('openid-client', grantsOfOpenidClient);
