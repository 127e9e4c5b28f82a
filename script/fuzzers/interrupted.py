class Kills: pass
class Writers: pass
class Disks: pass
